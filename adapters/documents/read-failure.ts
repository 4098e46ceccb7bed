import type { Failed } from '../../core/result.ts';
import { failed } from '../../core/result.ts';
import type { DocumentReadFailure } from '../../core/termsheet/document-reader.port.ts';
import { deepestNesting, readingBudget } from './reading-budget.ts';
import type { Overrun } from './reading-meter.ts';

type Code = DocumentReadFailure['code'];

/** What to do when nothing better can be said. */
const otherFile = 'Please upload a PDF, a Word document (.docx or .doc) or a text file, or paste the text.';

/** A file of a kind that is not read; `kind` says what it seems to be, such as "a PNG image". */
export function unsupportedType(kind: string): Failed<DocumentReadFailure> {
  return failure(
    'unsupported-type',
    `This file seems to be ${kind}, which cannot be read here. ${otherFile}`,
  );
}

/** A file of no bytes, or of blanks only. */
export function emptyDocument(): Failed<DocumentReadFailure> {
  return failure(
    'empty-document',
    'The file is empty: there is no text in it. Please check that you chose the right file.',
  );
}

/** A file that opens with a password only. */
export function encryptedDocument(kind: string): Failed<DocumentReadFailure> {
  return failure(
    'encrypted-document',
    `This ${kind} is encrypted and opens with a password only. Please save a copy without a password and upload that, or paste the text.`,
  );
}

/** A file that is cut off or broken. */
export function damagedDocument(kind: string): Failed<DocumentReadFailure> {
  return failure(
    'damaged-document',
    `This ${kind} is damaged or incomplete and could not be read. Please export or download it again, or paste the text.`,
  );
}

/** A PDF made of pictures. */
export function noTextLayer(): Failed<DocumentReadFailure> {
  return failure(
    'no-text-layer',
    'This PDF has no text layer: its pages are scanned pictures. Please run text recognition (OCR) on it first, or paste the text.',
  );
}

/** A file over the limit, in whole megabytes or in memory. */
export function documentTooLarge(maxBytes: number): Failed<DocumentReadFailure> {
  const megabytes = Math.max(1, Math.round(maxBytes / 1024 / 1024));
  return failure(
    'document-too-large',
    `The file is too large: up to ${megabytes} MB can be read. Please upload a smaller file, or paste the text of the term sheet.`,
  );
}

/** A file that unpacks to more than the memory it is given. */
export function documentTooDemanding(): Failed<DocumentReadFailure> {
  return failure(
    'document-too-large',
    'The file unpacks to far more than a document of its size should. Please export it again, or paste the text of the term sheet.',
  );
}

/** A file that asks for more work than any document of words does; `overrun` is what there was too much of. */
export function tooMuchToRead(overrun: Overrun): Failed<DocumentReadFailure> {
  return failure(
    'document-too-large',
    `${sayOverrun(overrun)}, far more than a term sheet needs. Please export it again, upload the term sheet alone, or paste its text.`,
  );
}

function sayOverrun(overrun: Overrun): string {
  if (overrun === 'nesting') return `The file has parts nested more than ${deepestNesting} deep`;
  if (overrun === 'together')
    return 'The file has more pages, text and drawings taken together than can be read';
  const { most, things } = readingBudget[overrun];
  return `The file has more than ${most.toLocaleString('en-GB')} ${things}`;
}

/** A file that takes far more processor time than a term sheet of its size. */
export function documentTimeout(): Failed<DocumentReadFailure> {
  return failure(
    'document-timeout',
    'The file takes far longer to read than a term sheet should. Please export it again, or paste the text of the term sheet.',
  );
}

/** The caller no longer wants the answer. */
export function readCancelled(): Failed<DocumentReadFailure> {
  return failure('cancelled', 'Reading the file was cancelled.');
}

function failure(code: Code, message: string): Failed<DocumentReadFailure> {
  return failed({ code, message });
}
