import type { DocumentBlock } from '../../document.ts';
import { markNotes } from './notes.ts';
import { markQuotedMessages } from './quoted-messages.ts';
import { markSignatures } from './signatures.ts';
import { markWithdrawn } from './withdrawn.ts';

/**
 * Tells from their words which blocks of a document state no term, and which words inside blocks: older messages,
 * notes, struck-out words and signatures. What the parser of a file already set apart stays as it is.
 */
export function setApart(text: string, blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  return markSignatures(text, markNotes(text, markWithdrawn(text, markQuotedMessages(text, blocks))));
}
