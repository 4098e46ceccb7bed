import { anyOf } from './any-of.ts';
import { isEmptyAnswer } from './empty-answer.ts';
import type { Sentence } from './sections.ts';

const wishes = '(?:ask|want|seek|request|require|get|take|need|propose|insist|include|expect|find|see)';
const doNot = "(?:(?:do|does|did|will|would) (?:you )?not|(?:do|does|did|wo|would)n't)";
/** What may not be done without somebody's consent is no refusal, nor is what needs none. */
const noConsent = '(?![^.;:]{0,80}\\b(?:consent|approval|without|vote)\\b)';
/** Words above a list of what an offer leaves out: "Not requested", "we do not ask for", "what we don't get". */
const refusal = anyOf(
  /^\W*(?:\d{1,2}\W+)?(?:what is |terms? )?not (?:in|included|requested|required|asked|sought|wanted|proposed|on the table)\b[^.;:]{0,60}$/i,
  new RegExp(`\\b${doNot} ${wishes}\\b${noConsent}[^.;:]{0,60}$`, 'i'),
  /\b(?:refrains? from|(?:leave|leaves|left) out|ask(?:s|ed)? for none of|none of (?:the following|these))\b[^.;:]{0,60}$/i,
);
const longestIntroduction = 160;
/** A dash, a letter or a number: what goes on with another mark is another list. */
const listMarks: readonly RegExp[] = [
  /^[\s>]*[-\u2022\u2013\u2014*\u25aa\u25e6\u00b7]\s/,
  /^[\s>]*\(?[a-z]{1,4}[.)]\s/,
  /^[\s>]*\(?\d{1,2}[.)]\s/,
];
const noMark = -1;
/** An item that takes part of it back is a term after all. */
const takenBack = /\b(?:except|save|unless|but|only)\b/i;

/** "Break fee?": a question of a few words names what it asks about. */
const question = /^[^.;:!?]{3,60}\?\s*$/;

/**
 * Sentences that list what an offer does not ask for, under a heading, after an introduction or behind a colon of their
 * own, and questions that are answered with no. What they name is named to say that it is not there.
 */
export function refusedSentences(sentences: readonly Sentence[]): ReadonlySet<Sentence> {
  const refused = new Set<Sentence>();
  let isOpen = false;
  let listedBy: number | null = null;
  let heading: Sentence['section'] = null;
  for (const [index, sentence] of sentences.entries()) {
    const { text, section, isLabel } = sentence;
    if (section !== heading && !isLabel) {
      heading = section;
      if (section !== null && refusal.test(section.title)) [isOpen, listedBy] = [true, null];
    }
    const mark = listMarks.findIndex((pattern) => pattern.test(text));
    const goesOn = isOpen && !isLabel && (listedBy === null || mark === listedBy);
    if (goesOn) listedBy = mark;
    const isRefused = goesOn || refuses(text) || isAnsweredNo(text, sentences.slice(index + 1, index + 3));
    if (!isLabel && isRefused && !takenBack.test(text)) refused.add(sentence);
    // Without marks, the first sentence is the list.
    if (!goesOn || mark === noMark) [isOpen, listedBy] = [introduces(text), null];
  }
  return refused;
}

/** The name of who answers may stand between. */
function isAnsweredNo(text: string, next: readonly Sentence[]): boolean {
  const answer = question.test(text) ? next.find(({ isLabel }) => !isLabel) : undefined;
  return answer !== undefined && isEmptyAnswer(answer);
}

function introduces(text: string): boolean {
  const introduction = text.trimEnd();
  return introduction.endsWith(':') && refusal.test(introduction.slice(0, -1).slice(-longestIntroduction));
}

function refuses(text: string): boolean {
  const colon = text.slice(0, longestIntroduction).indexOf(':');
  return colon > 0 && refusal.test(text.slice(0, colon)) && text.slice(colon + 1).trim() !== '';
}
