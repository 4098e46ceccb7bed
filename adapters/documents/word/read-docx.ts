import JSZip from 'jszip';
import mammoth from 'mammoth';
import type { Result } from '../../../core/result.ts';
import { success } from '../../../core/result.ts';
import type { ParsedDocument } from '../../../core/termsheet/document/document-parts.ts';
import type { DocumentReadFailure } from '../../../core/termsheet/document-reader.port.ts';
import { isMemoryError } from '../memory-error.ts';
import { damagedDocument } from '../read-failure.ts';
import { findHiddenStyles, prepareMainPart } from './docx-main-part.ts';
import { docxParts } from './docx-parts.ts';
import type { DocxNode } from './docx-tree.ts';
import { hiddenTextWarning, trackedChangesWarning } from './word-warnings.ts';

/** Reads a Word document (.docx) as if every tracked change were accepted, without its hidden text. */
export async function readDocx(bytes: Uint8Array): Promise<Result<ParsedDocument, DocumentReadFailure>> {
  const opened = await openDocx(bytes);
  if (!opened) return damagedDocument('Word document');
  const { tree, hasTrackedChanges, hasHiddenText } = opened;
  const warnings = [
    ...(hasTrackedChanges ? [trackedChangesWarning] : []),
    ...(hasHiddenText ? [hiddenTextWarning] : []),
  ];
  return success({ format: 'docx', parts: docxParts(tree), pageCount: 0, warnings });
}

interface OpenedDocx {
  readonly tree: DocxNode;
  readonly hasTrackedChanges: boolean;
  readonly hasHiddenText: boolean;
}

/** Unpacks, prepares and parses; undefined when a library gives up on the bytes, for whatever reason. */
async function openDocx(bytes: Uint8Array): Promise<OpenedDocx | undefined> {
  try {
    const archive = await JSZip.loadAsync(bytes);
    const mainFile = archive.file(/(?:^|\/)document\d*\.xml$/iu)[0];
    if (!mainFile) return undefined;
    const styles = await archive.file(/(?:^|\/)styles\d*\.xml$/iu)[0]?.async('string');
    const prepared = prepareMainPart(await mainFile.async('string'), findHiddenStyles(styles ?? ''));
    archive.file(mainFile.name, prepared.xml);
    archive.remove('word/media');
    let tree: DocxNode = { type: 'document' };
    await mammoth.convertToHtml(
      { buffer: await archive.generateAsync({ type: 'nodebuffer', compression: 'STORE' }) },
      {
        transformDocument: (root: DocxNode) => {
          tree = root;
          return { type: 'document', children: [], notes: { resolve: () => [] }, comments: [] };
        },
      },
    );
    return { ...prepared, tree };
  } catch (error) {
    if (isMemoryError(error)) throw error;
    return undefined;
  }
}
