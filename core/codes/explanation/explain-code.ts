import { type Result, success } from '../../result.ts';
import type { ClassificationFailure } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { systemName } from '../existing-code/system-names.ts';
import type { LookedUpCode } from '../looked-up-code.ts';
import { lookUpInTable, lookupCode } from '../lookup-code.ts';
import type { LookupType } from '../lookup-types.ts';
import { isCatchAll } from '../ranking/item-traits.ts';
import type { CodeExplanation } from './code-explanation.ts';
import { nearCodes } from './near-codes.ts';

/**
 * Explains a code: what it is called and covers, where it stands, which codes of the other tables go with it, what is
 * near it in its own table and how that differs. Without a type every table that holds the number answers.
 *
 * Fails with `unknown-code` when no table asked for holds the code.
 *
 * @example
 * const explained = explainCode(tables, '311811', 'NAICS');
 * if (explained.ok) explained.value[0]?.near[0]?.code; // '311812'
 */
export function explainCode(
  tables: CodeTables,
  code: string,
  type?: LookupType,
): Result<readonly CodeExplanation[], ClassificationFailure> {
  const found = lookupCode(tables, code, type);
  return found.ok ? success(found.value.map((one) => explanationOf(tables, one))) : found;
}

/**
 * Explains a code of one table.
 *
 * Fails with `unknown-code` when the table does not hold it.
 */
export function explainInTable(
  tables: CodeTables,
  type: LookupType,
  code: string,
): Result<CodeExplanation, ClassificationFailure> {
  const found = lookUpInTable(tables, type, code);
  return found.ok ? success(explanationOf(tables, found.value)) : found;
}

function explanationOf(tables: CodeTables, found: LookedUpCode): CodeExplanation {
  const entry = tables.entry(found.system, found.code);
  const residual = isCatchAll(found.title);
  return {
    ...found,
    summary: summaryOf(found, found.path.at(-2)?.title, residual),
    residual,
    near: entry ? nearCodes(tables, found.system, entry) : [],
  };
}

function summaryOf(
  { system, code, title, children }: LookedUpCode,
  above: string | undefined,
  residual: boolean,
) {
  const place = above === undefined ? '' : `, under ${above}`;
  const below = children.length > 0 ? ` It is divided into ${counted(children.length)}.` : '';
  const rest = residual ? ' It is a residual class, for what no code beside it names.' : '';
  return `${code} is the ${systemName[system]} code for ${title}${place}.${below}${rest}`;
}

function counted(codes: number): string {
  return codes === 1 ? 'one code' : `${codes} codes`;
}
