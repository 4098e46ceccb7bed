import type { Evidence } from '../analysis.ts';
import { type Fact, unresolved } from '../facts.ts';
import { isEmptyAnswer } from '../reading/empty-answer.ts';
import { isNegated } from '../reading/negation.ts';
import { blank } from '../reading/normalise-characters.ts';
import type { Reading } from '../reading/reading.ts';
import { scopeOf, type Topic } from '../reading/scope.ts';
import type { Section, Sentence } from '../reading/sections.ts';
import type { ClauseStatus } from './clause.ts';

/** How a right that a document either grants or does not is recognised. */
export interface RightTopic extends Topic {
  /** Words that grant it, wherever they stand. */
  readonly grants: RegExp;
  /** Words that refuse it. */
  readonly denies?: RegExp;
  /** Words of a sentence that speaks of something else with the same words. */
  readonly notAbout?: RegExp;
  /** False where the words of `titles` also head other matters, so that the text below must grant it itself. */
  readonly isGrantedByTitle?: boolean;
  /** False where a right is worded with a negation ("not without consent"); only `denies` then refuses it. */
  readonly isRefusedByNegation?: boolean;
}

/** What a document says about a right. */
export interface StatedRight {
  readonly value: Fact<boolean>;
  /** Everything said on the topic, headings left out. */
  readonly sentences: readonly Sentence[];
  /** The sentences that the value rests on. */
  readonly supporting: readonly Sentence[];
}

/** Reads whether a right is granted, refused, left open or not mentioned. */
export function readRight(reading: Reading, topic: RightTopic): StatedRight {
  const scope = scopeOf(reading, topic);
  const sentences = scope.sentences.filter(
    (sentence) => isStatement(sentence) && !topic.notAbout?.test(sentence.text),
  );
  const granting: Sentence[] = [];
  const refusing: Sentence[] = [];
  const open: Sentence[] = [];
  for (const sentence of sentences) {
    const isTitled = hasTitle(sentence.section, topic.titles);
    const grant = grantIn(sentence, topic);
    if (isTitled && isOpenAnswer(sentence)) open.push(sentence);
    else if ((isTitled && isEmptyAnswer(sentence)) || topic.denies?.test(sentence.text))
      refusing.push(sentence);
    else if (grant) (grant === 'denied' ? refusing : granting).push(sentence);
    else if (isTitled && (topic.isGrantedByTitle ?? true)) granting.push(sentence);
  }
  if (granting.length > 0) {
    const isChoice = [...granting, ...refusing].every((sentence) => reading.isAlternative(sentence));
    return { value: isChoice && refusing.length > 0 ? unresolved : true, sentences, supporting: granting };
  }
  if (refusing.length > 0) return { value: false, sentences, supporting: refusing };
  return { value: open.length > 0 ? unresolved : null, sentences, supporting: open };
}

/** Whether a sentence grants a right or denies it. A denial holds up to the next semicolon. */
function grantIn(sentence: Sentence, topic: RightTopic): 'granted' | 'denied' | null {
  const isRefusable = topic.isRefusedByNegation ?? true;
  let found: 'denied' | null = null;
  let from = 0;
  for (const part of sentence.text.split(/(?<=;)/)) {
    const match = topic.grants.exec(part);
    const text = sentence.text.slice(0, from + part.length);
    const start = sentence.start + from + (match?.index ?? 0);
    from += part.length;
    if (!match) continue;
    const place = { sentence: { ...sentence, text }, match, start, end: start + match[0].length };
    if (!isRefusable || !isNegated(place)) return 'granted';
    found = 'denied';
  }
  return found;
}

/**
 * Whether a sentence states something. A short one ("Exclusivity of 90 days.", "English law.") may have been
 * taken for the label of what follows it.
 */
export function isStatement({ text, isLabel }: Sentence): boolean {
  if (!isLabel) return true;
  const content = text.replace(/^\W*\d{1,2}(?:\.\d{1,2})*[.)]?\s/, '').trim();
  return /[\p{L}\d]\.$/u.test(content) && (/\d/.test(content) || content.split(/\s+/).length >= 3);
}

/** Whether a section or one above it has a title that matches. */
export function hasTitle(section: Section | null, titles: RegExp): boolean {
  for (let current = section; current; current = current.parent) if (titles.test(current.title)) return true;
  return false;
}

/** Status of a clause that rests on one yes-or-no value. */
export function statusOfRight(value: Fact<boolean>): ClauseStatus {
  if (value === null) return 'absent';
  if (value === unresolved) return 'unresolved';
  return value ? 'present' : 'present-and-none';
}

/** Every sentence that a reading rests on as evidence; a report shows the first few. */
export function quote(reading: Reading, sentences: readonly Sentence[]): Evidence[] {
  return [...new Set(sentences)].map((sentence) => reading.evidence(sentence));
}

const openAnswer = new RegExp(
  `^[\\s${blank}.,;]+$|^to be (?:agreed|discussed|confirmed|determined)\\b`,
  'iu',
);

/** A clause that is answered with a blank or "to be agreed". */
export function isOpenAnswer(sentence: Sentence): boolean {
  return openAnswer.test(sentence.text);
}
