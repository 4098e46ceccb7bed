import type { CodeExplanation, NearCode } from '../../core/codes/explanation/code-explanation.ts';
import { renderLookedUpCode } from './looked-up-codes.ts';

const relations = {
  beside: 'In the same group:',
  elsewhere: 'Elsewhere in the table:',
} as const;

/** One or several codes explained, for a terminal. */
export function renderExplanations(codes: readonly CodeExplanation[]): string {
  return codes.map(renderExplanation).join('\n');
}

function renderExplanation(explanation: CodeExplanation): string {
  const { summary, near } = explanation;
  return `${summary}\n\n${renderLookedUpCode(explanation)}${renderNear(near, 'beside')}${renderNear(near, 'elsewhere')}`;
}

function renderNear(near: readonly NearCode[], relation: NearCode['relation']): string {
  const codes = near.filter((code) => code.relation === relation);
  if (codes.length === 0) return '';
  const lines = codes.flatMap(({ code, title, difference }) => [
    `    ${code} ${title}`,
    `      ${difference}`,
  ]);
  return `${[`  ${relations[relation]}`, ...lines].join('\n')}\n`;
}
