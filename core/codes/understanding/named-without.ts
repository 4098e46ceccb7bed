import type { Token } from '../text/tokenise.ts';

/** What trades are named by doing without: a no-code platform, a no-dig repair, a no win no fee solicitor. */
const doneWithout = new Set(
  `added bake claims code contact dig fault fee fees frill frills fuss iron kill knead mess mow nonsense sew spray
  sugar till tillage touch waste weld win wrap`.split(/\s+/),
);
/** What such a name goes on with, where no word follows that says what the trade is. */
const goesOn = /^(?:and|or|no|low|zero)$/;
const letter = /\p{L}/u;

/** Whether a hyphen joins a word to another one: it is part of a compound then, and says nothing by itself. */
export function isHyphenated(text: string, { start, surface }: Token): boolean {
  const end = start + surface.length;
  return (
    (isHyphen(text, end) && letter.test(text.charAt(end + 1))) ||
    (isHyphen(text, start - 1) && letter.test(text.charAt(start - 2)))
  );
}

/**
 * How many words from a denial on are the name of a trade that does without something, and deny nothing: "no code
 * platform". 0 for a real denial: "we write no code".
 */
export function namedWithout(tokens: readonly Token[], position: number): number {
  const [denial = '', what = '', next = ''] = tokens.slice(position, position + 3).map(({ word }) => word);
  if (denial !== 'no' || !doneWithout.has(what)) return 0;
  return goesOn.test(next) || (tokens[position + 2]?.stem ?? '') !== '' ? 2 : 0;
}

function isHyphen(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character === '-' || character === '‐' || character === '‑';
}
