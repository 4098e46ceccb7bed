import type { DocumentBlock } from '../term-sheet-document.ts';
import { findMessages, messageAt } from './mail-messages.ts';

/** Sets apart what messages older than the offer say, and the header lines of mail. */
export function markQuotedMessages(text: string, blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  const messages = findMessages(text);
  if (messages.runs.length < 2) return blocks;
  return blocks.map((block) => {
    if (block.apart) return block;
    const run = messageAt(messages, block.start);
    const isQuoted = run !== undefined && (run.isHeader || run.level > messages.offerLevel);
    return isQuoted ? { ...block, apart: 'quoted-message' } : block;
  });
}
