import type { Evidence } from '../../../../../core/termsheet/analysis.ts';

/** A quoted place in the document, and the finding that rests on it. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly findingKey: string;
}

/** A piece of the document; `findingKeys` is empty where nothing rests on it. */
export interface TextPiece {
  readonly text: string;
  readonly start: number;
  readonly findingKeys: readonly string[];
}

/** Cuts a text at the ends of all passages, so that overlapping ones can be marked together. */
export function cutAtPassages(text: string, passages: readonly Passage[]): readonly TextPiece[] {
  const inside = passages.filter(({ start, end }) => start >= 0 && end <= text.length && start < end);
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].sort(
    (one, other) => one - other,
  );
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const findingKeys = inside
      .filter((passage) => passage.start <= start && passage.end >= end)
      .map(({ findingKey }) => findingKey);
    return { text: text.slice(start, end), start, findingKeys: [...new Set(findingKeys)] };
  });
}

/** A quote with the words around it. */
export interface PassageInContext {
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

const contextLength = 220;

/** The words around a quote; a quote that is not where it says it is stands alone. */
export function inContext(text: string, { quote, start, end }: Evidence): PassageInContext {
  if (text.slice(start, end) !== quote) return { before: '', quote, after: '' };
  const from = Math.max(0, start - contextLength);
  const to = Math.min(text.length, end + contextLength);
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  return {
    before: from > 0 ? `… ${before.replace(/^\S*\s/, '')}` : before,
    quote,
    after: to < text.length ? `${after.replace(/\s\S*$/, '')} …` : after,
  };
}
