import type { Aside, DocumentBlock } from '../term-sheet-document.ts';

/** Source of a pattern for the time of a message: "9:02 AM", "12/11/2026, 09:02:11", "12/11, 9:02 AM". */
export const messageTime =
  '(?:\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{1,4})?,? )?\\d{1,2}[:.]\\d\\d(?:[:.]\\d\\d)?(?: ?[AaPp]\\.?[Mm]\\.?)?';
/** "[9:02 AM]" before a message of a chat. */
const stamp = new RegExp(`^\\[${messageTime}\\]`, 'gmu');

/** Sets apart the time of each message of a chat: its figures are no terms. */
export function markChatStamps(text: string, blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  return blocks.map((block) => {
    if (block.apart) return block;
    const stamps = [...text.slice(block.start, block.end).matchAll(stamp)].map(
      ({ 0: words, index }): Aside => {
        const start = block.start + index;
        return { start, end: start + words.length, apart: 'running-head' };
      },
    );
    if (stamps.length === 0) return block;
    const asides = [...(block.asides ?? []), ...stamps].sort((left, right) => left.start - right.start);
    return { ...block, asides };
  });
}
