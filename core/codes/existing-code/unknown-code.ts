import type { ExistingCodeType } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { CodeText } from './code-text.ts';
import { nearestCode } from './nearest-code.ts';
import { codeShape, systemName, systemOfExistingType } from './system-names.ts';

/** Says that no table knows a code, what a code of the named system looks like, and which one lies nearest. */
export function describeUnknownCode(
  tables: CodeTables,
  existing: { readonly type: ExistingCodeType; readonly code: string },
  text: CodeText | null,
): string {
  const system = systemOfExistingType[existing.type];
  const typed = existing.code.trim().slice(0, 40);
  if (text === null || text.digits === '') {
    return `"${typed}" is not a code of ${systemName[system]}. ${codeShape[system]}.`;
  }
  const nearest = nearestCode(tables, system, text.digits);
  const elsewhere = `${typed} is not a code of ${systemName[system]}, nor of another system that this tool knows.`;
  return nearest
    ? `${elsewhere} The nearest valid code is ${nearest.code} ${nearest.title}.`
    : `${elsewhere} ${codeShape[system]}.`;
}
