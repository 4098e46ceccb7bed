import type { Words } from './offer.ts';

/** A stretch of words in one role. */
export type Inline =
  | { readonly kind: 'words'; readonly text: string; readonly strong?: true }
  | { readonly kind: 'inserted' | 'withdrawn' | 'drafting'; readonly text: string }
  | { readonly kind: 'mark'; readonly note: string }
  | { readonly kind: 'reference'; readonly section: string };

/** The runs that words with inline markup consist of. Throws where a brace is left open. */
export function parseInline(words: Words): Inline[] {
  const runs: Inline[] = [];
  let at = 0;
  while (at < words.length) {
    const open = words.indexOf('{', at);
    const end = open < 0 ? words.length : open;
    if (end > at) runs.push({ kind: 'words', text: words.slice(at, end) });
    if (open < 0) break;
    const close = words.indexOf('}', open);
    if (close < 0) throw new Error(`A brace is left open: ${words.slice(open, open + 40)}`);
    runs.push(inBraces(words.slice(open + 1, close)));
    at = close + 1;
  }
  return runs;
}

function inBraces(inside: string): Inline {
  if (inside.startsWith('^')) return { kind: 'mark', note: inside.slice(1) };
  if (inside.startsWith('ref:')) return { kind: 'reference', section: inside.slice(4) };
  const text = inside.slice(1, -1);
  const fence = inside.length > 2 && inside.at(0) === inside.at(-1) ? inside.at(0) : undefined;
  switch (fence) {
    case '*':
      return { kind: 'words', text, strong: true };
    case '+':
      return { kind: 'inserted', text };
    case '-':
      return { kind: 'withdrawn', text };
    case '#':
      return { kind: 'drafting', text };
    default:
      throw new Error(`No markup: {${inside}}`);
  }
}
