import type { FileChild } from 'docx';
import { Paragraph, TextRun } from 'docx';
import type { Chance } from '../../chance.ts';
import type { Running } from '../../content/offer.ts';
import type { LaidBlock, LaidOffer, LaidParagraph } from '../../layout/laid.ts';
import { layOut } from '../../layout/lay-out.ts';
import { asBlock, plainText } from '../../truth/text.ts';
import type { TrueBlock } from '../../truth/true-block.ts';
import { type Shown, trueBlocks } from '../../truth/true-blocks.ts';
import { asTable } from '../../variations/as-table.ts';
import type { Form, Made } from '../form.ts';
import { WordBlocks } from './word-blocks.ts';
import { packWord } from './word-file.ts';
import { ordinaryWordLook, type WordLook } from './word-look.ts';
import { WordWords } from './word-words.ts';

const hiddenTexts = [
  'Internal: committee would go up to 14m pre-money and accept a 2x participating preference.',
  'Do not send: fall-back position is a full ratchet with 24 months of non-compete.',
];

async function makeWord(laid: LaidOffer, look: WordLook, chance: Chance): Promise<Made> {
  const words = new WordWords(look);
  const blocks = new WordBlocks(look, words);
  const body: FileChild[] = [];
  const moved = look.moves ? chooseMoved(laid.blocks, chance) : undefined;
  laid.blocks.forEach((block, index) => {
    if (moved && index === moved.from)
      body.push(new Paragraph({ children: [words.movedFrom(plainText(moved.block.runs))] }));
    if (moved && block === moved.block)
      body.push(new Paragraph({ children: [words.movedTo(plainText(moved.block.runs))] }));
    else body.push(...blocks.block(block));
  });
  const hidden = look.hiddenText ? [chance.pick(hiddenTexts)] : [];
  for (const text of hidden) body.push(new Paragraph({ children: [new TextRun({ text, vanish: true })] }));
  const shown: Shown = {
    withdrawn: true,
    coverPage: true,
    ...(look.comments ? { printComment: ({ says }) => says } : {}),
    printMark: (mark) => [...mark].map((figure) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(figure))).join(''),
  };
  const movedAway = moved ? [plainText(moved.block.runs)] : [];
  const extra = [...hidden, ...movedAway].map((text) =>
    asBlock('paragraph', text, { apart: 'withdrawn', judged: 'no-term' }),
  );
  return {
    bytes: await packWord(laid, body, { look, words, blocks }),
    blocks: [...trueBlocks(laid, shown), ...extra, ...runningTruth(laid.offer.running)],
  };
}

/** A plain paragraph of some length, and the place before another block that it was moved from. */
function chooseMoved(
  blocks: readonly LaidBlock[],
  chance: Chance,
): { block: LaidParagraph; from: number } | undefined {
  const movable = blocks.filter(
    (block): block is LaidParagraph =>
      block.kind === 'paragraph' &&
      block.change === undefined &&
      block.comment === undefined &&
      block.runs.every((run) => run.kind === 'words' && !run.strong),
  );
  if (movable.length === 0) return undefined;
  return { block: chance.pick(movable), from: chance.whole(0, blocks.length - 1) };
}

/** Fields count the pages: of a foot only its words are known. */
function runningTruth(running: Running | undefined): TrueBlock[] {
  const heads = (running?.heads.slice(0, 2) ?? []).map((text) =>
    asBlock('paragraph', text, { apart: 'running-head', judged: 'no-term' }),
  );
  const words = running?.foot?.replace(/\{pages?\}/gu, '');
  return words
    ? [...heads, asBlock('paragraph', words, { apart: 'running-foot', judged: 'no-term' })]
    : heads;
}

/** Word counts headings and items; notes are footnotes or endnotes. */
export const numberedWord: Form = {
  id: 'docx-numbered',
  format: 'docx',
  extension: 'docx',
  make: async (offer, chance) => makeWord(layOut(offer), ordinaryWordLook(chance), chance),
};

/** Numbers and notes were typed; clauses stand in a table, their lists by chance in tables of their own. */
export const typedWord: Form = {
  id: 'docx-typed',
  format: 'docx',
  extension: 'docx',
  async make(offer, chance) {
    const look = {
      ...ordinaryWordLook(chance),
      numbering: 'typed' as const,
      headingStyles: false,
      notes: 'typed' as const,
      listsAsTables: chance.yes(0.4),
    };
    const laid = layOut(offer);
    return makeWord(chance.yes(0.7) ? asTable(laid, chance.pick(['own', 'with-label'])) : laid, look, chance);
  },
};

/** Tracked insertions, deletions and moves, comments, text boxes, hidden text, headers and footers. */
export const trackedWord: Form = {
  id: 'docx-tracked',
  format: 'docx',
  extension: 'docx',
  async make(offer, chance) {
    const look: WordLook = {
      ...ordinaryWordLook(chance),
      numbering: chance.pick(['automatic', 'typed']),
      changes: 'tracked',
      comments: true,
      boxes: chance.pick(['drawing', 'picture']),
      moves: true,
      hiddenText: chance.yes(0.6),
    };
    return makeWord(layOut(offer), look, chance);
  },
};
