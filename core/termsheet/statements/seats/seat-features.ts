import type { Parties } from '../../clauses/parties.ts';
import { featureNumber } from '../feature-hash.ts';
import type { SeatMention } from './seat-mentions.ts';
import type { SeatText, SeatToken } from './seat-text.ts';

const before = 4;
const after = 5;
/** What ends the part of a sentence that a mention stands in. */
const isMark = (lower: string): boolean => /^[.,;:()|=\u2013\u2014-]$/.test(lower);
const isBreak = (lower: string): boolean =>
  isMark(lower) || lower === 'and' || lower === 'while' || lower === 'plus' || lower === 'but';

/** What is looked at to tell whose seats a mention means: its own words, those around it, its part, its title. */
export function mentionFeatures(
  { sentences, tokens }: SeatText,
  mention: SeatMention,
  parties: Parties,
): readonly number[] {
  const { kind, start, end, values } = mention;
  const number = (tokens[start] as SeatToken).sentence;
  const own = kind === 'name' || kind === 'number' ? kind : (tokens[start]?.lower ?? '');
  const found = new Set<number>();
  const add = (sort: string, word: string): void => {
    found.add(featureNumber(`S${sort}`, word));
  };
  const addByKind = (sort: string, word: string): void => {
    found.add(featureNumber(`S${sort}${kind}`, word));
  };
  add('o', own);
  addByKind('v', String(Math.min(4, values[0] ?? 0)));
  for (let at = 1; at <= before; at += 1) {
    const word = wordAt(tokens, start - at, number);
    if (at <= 2) addByKind(`b${at}`, word);
    add('B', word);
  }
  for (let at = 0; at < after; at += 1) {
    const word = wordAt(tokens, end + at, number);
    if (at < 2) addByKind(`a${at}`, word);
    add('A', word);
  }
  add('c', `${wordAt(tokens, start - 1, number)} ${wordAt(tokens, end, number)}`);
  const part = partAround(tokens, mention, number);
  for (const { lower } of part) add('p', lower);
  const words = part.map(({ word }) => word).join(' ');
  const name = tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(' ');
  addByKind('f', `${parties.founder.test(words)} ${parties.investor.test(words)}`);
  if (kind === 'name')
    add('n', `${parties.founder.test(name)} ${parties.investor.test(name)} ${end - start}`);
  addByKind('m', lastMark(tokens, start, number));
  const { section } = sentences[number] ?? { section: null };
  for (const word of (section?.title ?? '').split(/\W+/u)) add('t', word);
  for (const word of firstWords(tokens, number)) add('s', word);
  return [...found];
}

/** What tells whether those who are named are the whole board. */
export function wholeFeatures({ tokens }: SeatText): readonly number[] {
  const found = new Set<number>([featureNumber('Sw', '')]);
  tokens.forEach(({ lower }) => {
    found.add(featureNumber('Sw', lower));
  });
  return [...found];
}

/** What stands between a mention and the one before it, in few words. */
export function bridgeBetween(
  tokens: readonly SeatToken[],
  from: SeatMention | undefined,
  to: SeatMention,
): string {
  if (!from) return '<';
  const between = tokens.slice(from.end, to.start);
  if (tokens[from.start]?.sentence !== tokens[to.start]?.sentence) return '.';
  if (between.length <= 2) return between.map(({ lower }) => lower).join(' ');
  const marks = between.filter(({ lower }) => isBreak(lower)).map(({ lower }) => lower);
  return `~${marks.slice(0, 2).join(' ')}`;
}

function wordAt(tokens: readonly SeatToken[], at: number, sentence: number): string {
  const token = tokens[at];
  if (token?.sentence !== sentence)
    return at < 0 || (tokens[at]?.sentence ?? sentence) < sentence ? '<' : '>';
  return /^\p{Lu}\p{Ll}+$/u.test(token.word) && at > 0 && tokens[at - 1]?.sentence === sentence
    ? 'Name'
    : token.lower;
}

function partAround(
  tokens: readonly SeatToken[],
  { start, end }: SeatMention,
  sentence: number,
): SeatToken[] {
  let from = start;
  while (from > 0 && tokens[from - 1]?.sentence === sentence && !isBreak(tokens[from - 1]?.lower ?? ''))
    from -= 1;
  let to = end;
  while (tokens[to]?.sentence === sentence && !isBreak(tokens[to]?.lower ?? '')) to += 1;
  return tokens.slice(from, to);
}

function lastMark(tokens: readonly SeatToken[], start: number, sentence: number): string {
  for (let at = start - 1; tokens[at]?.sentence === sentence; at -= 1) {
    const lower = tokens[at]?.lower ?? '';
    if (isMark(lower)) return lower;
  }
  return '<';
}

function firstWords(tokens: readonly SeatToken[], sentence: number): string[] {
  const start = tokens.findIndex((token) => token.sentence === sentence);
  return tokens.slice(start, start + 3).map(({ lower }) => lower);
}
