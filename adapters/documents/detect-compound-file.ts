import type { Result } from '../../core/result.ts';
import { success } from '../../core/result.ts';
import type { DocumentFormat } from '../../core/termsheet/document/term-sheet-document.ts';
import type { DocumentReadFailure } from '../../core/termsheet/document-reader.port.ts';
import { CompoundFile } from './compound-file.ts';
import { damagedDocument, encryptedDocument, unsupportedType } from './read-failure.ts';

/** Offset and bit of "encrypted" in the header of a Word document ([MS-DOC] FibBase, fEncrypted). */
const flagsOffset = 10;
const encryptedFlag = 0x0100;

const otherKinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:Workbook|Book)$/u, 'an Excel workbook'],
  [/^PowerPoint Document$/u, 'a PowerPoint presentation'],
  [/^__properties_version1\.0$/u, 'an Outlook message'],
  [/^VisioDocument$/u, 'a Visio drawing'],
];

/** Tells a Word document from the other things in an OLE container, and one that needs a password. */
export function detectCompoundFile(bytes: Uint8Array): Result<DocumentFormat, DocumentReadFailure> {
  const file = CompoundFile.open(bytes);
  if (!file) return damagedDocument('Office document');
  const named = (name: string) => file.entries.find((entry) => entry.name === name);
  if (named('EncryptedPackage')) return encryptedDocument('Office document');
  const word = named('WordDocument');
  if (word) {
    const main = file.readStream(word);
    if (!main || main.length < flagsOffset + 2) return damagedDocument('Word document');
    const flags = new DataView(main.buffer).getUint16(flagsOffset, true);
    return (flags & encryptedFlag) === 0 ? success('doc') : encryptedDocument('Word document');
  }
  for (const [pattern, kind] of otherKinds) {
    if (file.entries.some(({ name }) => pattern.test(name))) return unsupportedType(kind);
  }
  return unsupportedType('an Office file that is no Word document');
}
