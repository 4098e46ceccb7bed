import { anyOf } from '../reading/any-of.ts';
import { isEmptyAnswer } from '../reading/empty-answer.ts';
import { everyMatch } from '../reading/every-match.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';

/** A term that a sentence says is not there, in the words in which it is named. */
export interface DeniedItem {
  readonly words: string;
  readonly sentence: Sentence;
}

const wishes =
  '(?:ask(?:ing)?|want|wish|request|require|seek(?:ing)?|propose|need|take|have|include|intend|insist on|expect|get|claim(?:ing)?)';
const doNot =
  "(?:(?:do|does|did|will|would|shall|should) not|(?:do|does|did|wo|would)n't|never|nor (?:do|am|are) (?:I|we)|(?:am|are|is) not)";
/** "No vesting, no lock-up", "we do not ask for vesting or a lock-up": what follows is denied. */
const opening = new RegExp(
  `\\b(?:no(?! (?:longer|later|more|less|fewer|earlier|one|other))|neither(?: of)?|nor(?! (?:do|am|are)\\b)|${doNot} ${wishes}(?: for| to have)?)\\b[\\s:]*`,
  'gi',
);
/** "Vesting and a lock-up are not requested": what stands before it is denied. */
const behind = anyOf(
  /\b(?:is|are|was|were|has been|have been) not (?:asked|requested|sought|required|proposed|wanted|needed|included)\b/i,
  /\b(?:has|have) been (?:considered and )?(?:dropped|given up|withdrawn|rejected|waived|omitted)\b/i,
  /\b(?:is|are) (?:waived|omitted|left out|dispensed with|not foreseen)\b/i,
  /\b(?:is|are) none\b/i,
);
/** Where one item of a list ends and the next begins. */
const between = /,|\/|;|\b(?:or|and|nor|no|any)\b/i;
/** A clause of its own is no item: what may not be done without something is not denied. */
const verb =
  /\b(?:may|shall|will|must|can|cannot|would|should|is|are|be|been|has|have|had|who|which|that|if|when|until|unless|without|than|but|except|save|only|before|beyond)\b/i;
const endOfPart = /[.:!?()\u2013|]|\s-\s/;
/** "None for us", "The fund has none". */
const none = anyOf(
  /^\W*(?:none|nil)(?: (?:for|from|of|to|by|on) [\w' ]{1,24})?\W*$/i,
  /^[\w' ]{1,24} (?:has|have|gives?|makes?) none\W*$/i,
);
const mostWordsOfTitle = 6;
const mostItems = 12;
/** No sentence denies so many things one by one. */
const mostOpenings = 50;
const longestItem = 70;
/** The label of an answer, and "Vesting: none" in one sentence. */
const labelled = /^(?:[-*\u2022\s]*)([^.:;|?]{3,60})\s?[:?|\u2013-]\s*(.{2,80})$/;

/** Every term that the document says it does not have. Linear in the length of the text. */
export function deniedItems({
  sentences,
  isRefused,
}: Pick<Reading, 'sentences' | 'isRefused'>): DeniedItem[] {
  return sentences.flatMap((sentence, index) =>
    itemsOf(sentence, sentences[index - 1], isRefused).map((words) => ({ words, sentence })),
  );
}

/** What a bare answer answers: its label, with the heading above it, or the few words before it in its line. */
function titlesOf({ section, line }: Sentence, before: Sentence | undefined): string[] {
  const titles = section ? [...named(section.title), `${section.title} ${section.parent?.title ?? ''}`] : [];
  const isTitle = before?.line === line && before.text.split(' ').length <= mostWordsOfTitle;
  return isTitle ? [...titles, before.text] : titles;
}

function itemsOf(
  sentence: Sentence,
  before: Sentence | undefined,
  isRefused: Reading['isRefused'],
): string[] {
  const { text, isLabel } = sentence;
  if (isLabel) return [];
  if (isRefused(sentence))
    return text
      .replace(/\?\s*$/, '')
      .split(between)
      .slice(0, mostItems * 2);
  if (isEmptyAnswer(sentence) || none.test(text)) return titlesOf(sentence, before);
  const answered = labelled.exec(text);
  if (answered && isEmptyAnswer({ ...sentence, text: answered[2] ?? '' })) return named(answered[1] ?? '');
  const passive = behind.exec(text);
  const list = passive ? (text.slice(0, passive.index).split(endOfPart).at(-1) ?? '') : '';
  return [...(verb.test(list) ? [] : itemsIn(list)), ...listsBehind(text)];
}

/** A label, and each of the terms that it names: "Drag, vesting and leavers". */
function named(label: string): string[] {
  return [...new Set([label, ...label.split(between).slice(0, mostItems)])].map((name) => name.trim());
}

function listsBehind(text: string): string[] {
  return everyMatch(opening, text)
    .slice(0, mostOpenings)
    .flatMap((found) => {
      const [part = ''] = text.slice(found.index + found[0].length, found.index + 400).split(endOfPart, 1);
      return itemsIn(part);
    });
}

/** "Neither a fixed nor an accruing dividend is agreed upon": a verb that only says that there is none. */
const isNotGranted =
  / (?:is|are|shall be|will be) (?:agreed|granted|given|due|payable|owed|sought|asked|requested|required|foreseen|intended)(?: (?:upon|for))?\W*$/i;

/** The items of a list, up to the first that says more than a name. */
function itemsIn(list: string): string[] {
  const items = list.split(between).map((item) => item.replace(isNotGranted, '').trim());
  const end = items.findIndex((item) => verb.test(item) || item.length > longestItem);
  return (end < 0 ? items : items.slice(0, end)).filter((item) => item !== '').slice(0, mostItems);
}
