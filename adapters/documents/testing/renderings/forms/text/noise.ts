import type { Chance } from '../../chance.ts';

/** What poor recognition makes of characters, and how often. */
const confusions: readonly (readonly [RegExp, string, number])[] = [
  [/1/gu, 'l', 0.15],
  [/0/gu, 'O', 0.06],
  [/m/gu, 'rn', 0.01],
  [/l/gu, '1', 0.01],
  [/,/gu, '.', 0.03],
  [/fi/gu, 'ﬁ', 0.3],
  [/€/gu, 'E', 0.2],
];

const stray = ['.', "'", '|', '·', '~', '_', ',,'];

/** A line as poor recognition reads it: wrong characters, words split in two, stray marks at its ends. */
export function withNoise(line: string, chance: Chance): string {
  if (line.trim() === '') return chance.yes(0.02) ? `  ${chance.pick(stray)}` : line;
  const confused = confusions.reduce(
    (text, [sign, other, share]) => text.replace(sign, (found) => (chance.yes(share) ? other : found)),
    line,
  );
  const split = confused.replace(/\p{L}{7,}/gu, (word) => {
    if (!chance.yes(0.02)) return word;
    const at = chance.whole(3, word.length - 3);
    return `${word.slice(0, at)} ${word.slice(at)}`;
  });
  return chance.yes(0.03) ? `${split} ${chance.pick(stray)}` : split;
}
