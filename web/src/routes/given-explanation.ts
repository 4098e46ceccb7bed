import { createContext } from 'react';
import type { CodeExplanation } from '../../../core/codes/explanation/code-explanation.ts';

/** Of the element that holds what the page was made from. */
export const explanationId = 'code-explanation';

/** The code that this page was made for, so that it need not be asked for again; null on every other page. */
export const GivenExplanation = createContext<CodeExplanation | null>(null);

/** Reads what the server made the page from. */
export function readGivenExplanation(): CodeExplanation | null {
  const text = document.getElementById(explanationId)?.textContent;
  return text ? (JSON.parse(text) as CodeExplanation) : null;
}
