import type { Result } from '../../core/result.ts';
import { success } from '../../core/result.ts';
import type { DocumentFormat } from '../../core/termsheet/document/term-sheet-document.ts';
import type { DocumentReadFailure } from '../../core/termsheet/document-reader.port.ts';
import { damagedDocument, documentTooDemanding, encryptedDocument, unsupportedType } from './read-failure.ts';
import { readZipDirectory } from './zip-directory.ts';

/** Far more than the text, styles and pictures of any document; a zip bomb declares more. */
const mostUnpackedBytes = 300 * 1024 * 1024;

const otherKinds: readonly (readonly [RegExp, string])[] = [
  [/^xl\//u, 'an Excel workbook'],
  [/^ppt\//u, 'a PowerPoint presentation'],
  [/^content\.xml$/u, 'an OpenDocument file'],
  [/^Index\/Document\.iwa$/u, 'an Apple Pages or Numbers file'],
  [/^META-INF\/container\.xml$/u, 'an e-book'],
  [/^word\//u, 'a damaged Word document'],
];

/** Tells a Word document from the other things that are zip archives. */
export function detectZip(bytes: Uint8Array): Result<DocumentFormat, DocumentReadFailure> {
  const entries = readZipDirectory(bytes);
  if (!entries) {
    const opening = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString(
      'latin1',
    );
    return /\[Content_Types\]\.xml|_rels\/\.rels|word\//u.test(opening)
      ? damagedDocument('Word document')
      : damagedDocument('zip archive');
  }
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  const isWord = entries.some(({ name }) => /^word\/document\d*\.xml$/iu.test(name));
  if (isWord || hasOfficeParts(entries)) {
    if (entries.some(({ isEncrypted }) => isEncrypted)) return encryptedDocument('Word document');
    return unpackedBytes > mostUnpackedBytes ? documentTooDemanding() : success('docx');
  }
  for (const [pattern, kind] of otherKinds) {
    if (entries.some(({ name }) => pattern.test(name))) return unsupportedType(kind);
  }
  return unsupportedType('a zip archive');
}

/** A Word document may keep its main part elsewhere; then no part of another program is there. */
function hasOfficeParts(entries: readonly { readonly name: string }[]): boolean {
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml')) return false;
  return entries.some(({ name }) => /(?:^|\/)document\.xml$/u.test(name));
}
