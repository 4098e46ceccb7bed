import type { DocumentBlock } from '../term-sheet-document.ts';
import { markChatStamps } from './chat-stamps.ts';
import { markSentences } from './mark-sentences.ts';
import { markNotes } from './notes.ts';
import { markQuotedMessages } from './quoted-messages.ts';
import { markSignatures } from './signatures.ts';
import { markWithdrawn, withoutEmptyTitles } from './withdrawn.ts';

/**
 * Tells from their words which blocks of a document state no term, and which words inside blocks: older messages,
 * notes, accounts of other deals, papers and dropped terms, struck-out words and signatures. What the parser of a file
 * already set apart stays as it is.
 */
export function setApart(text: string, blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  const terms = markWithdrawn(text, markChatStamps(text, markQuotedMessages(text, blocks)));
  const told = markSentences(text, markNotes(text, terms));
  return withoutEmptyTitles(text, markSignatures(text, told));
}
