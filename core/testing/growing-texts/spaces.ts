import { enclosed, type GrowingText, repeated } from './growing-text.ts';

const kinds: readonly (readonly [name: string, character: string])[] = [
  ['spaces', ' '],
  ['tabs', '\t'],
  ['no-break spaces', '\u00a0'],
  ['narrow no-break spaces', '\u202f'],
  ['thin spaces', '\u2009'],
  ['ideographic spaces', '\u3000'],
  ['line breaks', '\n'],
  ['carriage returns', '\r'],
  ['lines of Windows', '\r\n'],
  ['form feeds', '\f'],
  ['line separators', '\u2028'],
  ['paragraph separators', '\u2029'],
  ['next lines', '\u0085'],
  ['zero-width spaces', '\u200b'],
  ['zero-width joiners', '\u200d'],
  ['direction marks', '\u200f'],
  ['soft hyphens', '\u00ad'],
  ['byte order marks', '\ufeff'],
];

/** White space of every kind: alone, between letters, and behind a word that something might follow. */
export const spaces: readonly GrowingText[] = [
  ...kinds.flatMap(([name, character]) => [
    enclosed('a', character, 'a', name),
    repeated(`a${character}`, `letters and ${name}`),
  ]),
  enclosed('Liquidation preference', ' ', ': 1x', 'spaces inside a label'),
  enclosed('1', '\u00a0', '%', 'no-break spaces inside a figure'),
  repeated('a   ', 'wide gaps'),
  repeated(' \t', 'spaces and tabs in turn'),
  repeated(' \n', 'lines of one space'),
  repeated(`${' '.repeat(40)}a\n`, 'lines set far in'),
];
