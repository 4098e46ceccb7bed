import type { CodePlace } from '../../../core/codes/browse-codes.ts';
import type { CodeType } from '../../../core/codes/classification.ts';
import { typeOfSystem } from '../../../core/codes/existing-code/system-names.ts';
import type { CodeExplanation } from '../../../core/codes/explanation/code-explanation.ts';
import type { CodePageAddress } from '../../../core/codes/explanation/code-page-path.ts';
import type { SearchedCode } from '../../../core/codes/search-codes.ts';
import { readJson } from './api-client.ts';

/** How many codes a search shows at most. */
export const mostFoundCodes = 20;

/**
 * Searches one table for words, or for the beginning of a code; the best come first.
 * @throws as `readJson`
 */
export async function searchCodes(system: CodeType, query: string): Promise<readonly SearchedCode[]> {
  const parameters = new URLSearchParams({ system, query, limit: `${mostFoundCodes}` });
  const { codes } = await readJson<{ readonly codes: readonly SearchedCode[] }>(
    `/api/search-codes?${parameters}`,
  );
  return codes;
}

/**
 * Goes to a code of one table.
 * @param code `null` for the top of the table
 * @throws as `readJson`
 */
export function browseCodes(system: CodeType, code: string | null): Promise<CodePlace> {
  const parameters = new URLSearchParams({ system, ...(code === null ? {} : { code }) });
  return readJson<CodePlace>(`/api/browse-codes?${parameters}`);
}

/**
 * Asks what a code covers, what goes with it in the other tables and what is near it.
 * @throws as `readJson`
 */
export function explainCode({ system, code }: CodePageAddress): Promise<CodeExplanation> {
  const parameters = new URLSearchParams({ system: typeOfSystem[system], code });
  return readJson<CodeExplanation>(`/api/explain-code?${parameters}`);
}
