import { anyOf } from '../../reading/any-of.ts';
import type { Sentence } from '../../reading/sections.ts';
import type { Parties } from '../parties.ts';
import { type ListedSeats, listedSeats, longestPassage } from './seat-list.ts';

/** A list of the board's members, and the sentences that it goes through. */
export interface ListedBoard {
  readonly seats: ListedSeats;
  readonly sentences: readonly Sentence[];
  /** How many sentences it takes, labels included. */
  readonly length: number;
}

/** Most sentences that a list goes through: "Five. Two from us. Two from you. One neutral." */
const mostSentences = 6;
/** What was wanted once, or what the board was, is not who sits on it. */
const isPast = anyOf(
  /\b(?:first|earlier|previous|original|last|older?) (?:draft|version|note|offer|proposal|letter)\b/i,
  /\b(?:chair\w*|founders?|directors?)\b[^.;]{0,12}\b(?:thanked|noted|said|asked|presented|welcomed|opened|closed|reported)\b/i,
  /\b(?:had|once|previously|originally) (?:asked|wanted|proposed|suggested)\b|\bwe (?:first )?wanted\b/i,
);

/** The boards that are listed member by member. */
export function listedBoards(
  sentences: readonly Sentence[],
  boardTitles: RegExp,
  parties: Parties,
): readonly ListedBoard[] {
  const found: ListedBoard[] = [];
  for (let index = 0; index < sentences.length; index += 1) {
    const passage = passageFrom(sentences, index);
    const [first] = passage;
    if (!first) continue;
    const list = shortestList(passage, headsOf(first, sentences[index - 1], boardTitles), parties);
    if (!list || isPast.test(first.text)) continue;
    found.push(list);
    index += list.length - 1;
  }
  return found;
}

const namesBoard = /^.{0,60}\b(?:board|directors?)\b/i;
/** What people call the place of a board who do not say "board". */
const plainTitle = anyOf(
  /^(?:(?:a?round|at) )?(?:the )?(?:table|seats|chairs)$|^who (?:sits|runs it)\b/i,
  /^(?:the )?council$|^administration$/i,
);
/** "The Directors, Larkspur Limited, Cork": whom a letter is written to, and no board. */
const address =
  /^(?:to |attention:? )?(?:the )?(?:board of )?directors\b.*\b(?:limited|ltd|plc|llp|gmbh|inc|b\.?v|o\u00fc|ag|a\/s|corp\w*|company)\b/i;
const hasNumber = /\b(?:two|three|four|five|six|seven|eight|nine|[2-9])\b/i;

/** What the list may be introduced by: its own words, or the label that it stands right behind. */
function headsOf(first: Sentence, before: Sentence | undefined, boardTitles: RegExp): readonly string[] {
  const isAnswer =
    !first.isLabel && (before === undefined || before.isLabel || before.section !== first.section);
  if (!isAnswer || namesBoard.test(first.text)) return [''];
  const title = first.section?.title ?? '';
  if (address.test(title)) return [''];
  const isTitle = (words: string): boolean => boardTitles.test(words) || plainTitle.test(words);
  const above = first.section?.parent?.title ?? '';
  if (isTitle(title)) return ['', hasNumber.test(title) ? `${title}: ` : 'Board: '];
  // "Directors. Three: …": the label has the number, and the one above it the board.
  return ['', isTitle(above) && hasNumber.test(title) ? `Board: ${title}: ` : `${title}: `];
}

/** As few sentences as hold a whole list. */
function shortestList(
  passage: readonly Sentence[],
  heads: readonly string[],
  parties: Parties,
): ListedBoard | null {
  const textOf = (head: string, count: number): string => {
    let text = `${head}${passage[0]?.text ?? ''}`;
    for (let at = 1; at < count && text.length < longestPassage; at += 1) text += ` ${passage[at]?.text}`;
    return text;
  };
  for (const head of heads) {
    const whole = listedSeats(textOf(head, passage.length), parties);
    if (!whole) continue;
    for (const last of passage.keys()) {
      const seats = last + 1 === passage.length ? whole : listedSeats(textOf(head, last + 1), parties);
      if (seats?.total !== whole.total) continue;
      const sentences = passage.slice(0, last + 1);
      // A label without a number only says that the board follows.
      const telling = sentences.filter(({ text, isLabel }) => !isLabel || hasNumber.test(text));
      return { seats: whole, sentences: telling.length > 0 ? telling : sentences, length: last + 1 };
    }
  }
  return null;
}

/** A sentence and those that go on in its line. */
function passageFrom(sentences: readonly Sentence[], from: number): readonly Sentence[] {
  const first = sentences[from];
  if (!first) return [];
  const rest = sentences.slice(from + 1, from + mostSentences);
  const end = rest.findIndex(
    ({ line, section, isLabel }) => isLabel || line !== first.line || section !== first.section,
  );
  return [first, ...(end < 0 ? rest : rest.slice(0, end))];
}
