import { parseNumberWords } from '../../reading/numbers/number-words.ts';
import type { SeatText, SeatToken } from './seat-text.ts';

/** How a mention speaks of seats or of those who sit: a number, "a nominee", "a fifth", a name, "you", "me", "the founders". */
export type MentionKind = 'number' | 'article' | 'ordinal' | 'name' | 'you' | 'me' | 'we' | 'founders';

/** Words that may stand for seats of somebody. */
export interface SeatMention {
  readonly kind: MentionKind;
  /** Tokens from the first up to the one before `end`. */
  readonly start: number;
  readonly end: number;
  /** How many seats it may mean, the likeliest first. */
  readonly values: readonly number[];
  /** The place in the order of seats that "a fourth" takes. */
  readonly rank?: number;
}

const mostSeats = 13;
/** More mentions than any board has, and its explanations. */
const mostMentions = 28;
const ordinals = ['third', 'fourth', 'fifth', 'sixth', 'seventh'];
const articles = new Set(['a', 'an', 'another', 'sole']);
const seatNoun =
  /^(?:directors?|directorship|seats?|nominee|representative|chairs?|chair(?:man|woman|person)|place|member|person|outsider|independent|non-executive|non-exec|somebody|appointee|designee|delegate|observer|partner)$/;
const nounReach = 4;
const me = new Set(['me', 'i', 'myself', "i'd", "i'll"]);
const we = new Set(['us', 'we', 'ourselves']);
const you = new Set(['you', 'yourself', 'yourselves', "you'd", "you'll"]);
const founders = /^(?:co-)?(?:founders|promoters|managers)$/;
const honorific = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'prof',
  'sir',
  'dame',
  'herr',
  'frau',
  'professor',
]);
const noName = new Set(
  (
    'no none nobody each all any every it they he she her his its their that this there these the if in on at our your my a an ' +
    'one two three four five six seven vote votes majority consent approval holders board directors director observer observers ' +
    'meeting meetings decisions quorum resolutions chair chairman ceo chief founders founder investors investor promoters promoter ' +
    'common preferred series ordinary independent lead company closing completion seed class section clause schedule shares ' +
    'for by with and or but so as to of from when where who what which while not nothing both neither either also then after ' +
    'before until unless should may will shall fund appoints appointed structure composition size total after'
  ).split(' '),
);

/** Finds everything in a text about seats that may stand for some. */
export function seatMentions({ tokens }: SeatText, founderCount: number | null): readonly SeatMention[] {
  const found: SeatMention[] = [];
  for (let at = 0; at < tokens.length && found.length < mostMentions; at += 1) {
    const mention = mentionAt(tokens, at, founderCount);
    if (!mention) continue;
    found.push(mention);
    at = mention.end - 1;
  }
  return found;
}

function mentionAt(
  tokens: readonly SeatToken[],
  at: number,
  founderCount: number | null,
): SeatMention | null {
  const { word, lower } = tokens[at] as SeatToken;
  const one = (kind: MentionKind, values: readonly number[]): SeatMention => ({
    kind,
    start: at,
    end: at + 1,
    values,
  });
  const several = founderCount !== null && founderCount > 1 ? [founderCount] : [];
  const number = /^\d+$/.test(lower) ? Number(lower) : lower === 'both' ? 2 : parseNumberWords(lower);
  if (number !== null && number >= 1 && number <= mostSeats) {
    return one(
      'number',
      isEach(tokens, at) ? [...new Set([number, ...several.map((count) => count * number)])] : [number],
    );
  }
  if (ordinals.includes(lower)) return { ...one('ordinal', [1]), rank: ordinals.indexOf(lower) + 3 };
  if (articles.has(lower)) return namesSeat(tokens, at) ? one('article', [1]) : null;
  if (you.has(lower)) return one('you', [...new Set([1, ...several, 2])]);
  if (me.has(lower)) return one('me', [1]);
  if (we.has(lower)) return one('we', [1, 2]);
  if (founders.test(lower)) return one('founders', [...new Set([...several, 2, 3])]);
  return isName(word, lower) ? { kind: 'name', start: at, end: endOfName(tokens, at), values: [1] } : null;
}

function isEach(tokens: readonly SeatToken[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 5), at + 4).some(({ lower }) => lower === 'each');
}

function namesSeat(tokens: readonly SeatToken[], at: number): boolean {
  return tokens.slice(at + 1, at + 1 + nounReach).some(({ lower }) => seatNoun.test(lower));
}

function isName(word: string, lower: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && !noName.has(lower);
}

function endOfName(tokens: readonly SeatToken[], start: number): number {
  let end = start + 1;
  for (let next = tokens[end]; next && next.sentence === tokens[start]?.sentence; next = tokens[end]) {
    const isDot = next.lower === '.' && honorific.has(tokens[end - 1]?.lower ?? '');
    if (!isDot && !isName(next.word, next.lower)) break;
    end += 1;
  }
  return end;
}
