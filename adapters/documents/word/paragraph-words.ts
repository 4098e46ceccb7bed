import { isDraftingNote } from '../../../core/termsheet/document/apart/drafting-note.ts';
import { bracketedPassages } from '../../../core/termsheet/document/bracketed-passages.ts';
import type { WordBlock, WordNote, WordParagraph, WordRun } from './word-document.ts';

/** Words that stand apart from the terms of a paragraph. */
export interface WordsApart {
  readonly words: string;
  readonly apart: 'note' | 'withdrawn';
}

/** What a paragraph says, and what stands apart in it. */
export interface ParagraphWords {
  /** The words of its terms; line breaks stay. */
  readonly words: string;
  /** So many of their characters, from the first, are bold. */
  readonly boldLength: number;
  /** So many are a number or bullet that was typed: a mark, and a tab behind it. */
  readonly numberLength: number;
  /** A mark that is set high before the first word: the paragraph is the text of a note typed by hand. */
  readonly noteMark?: string;
  readonly apart: readonly WordsApart[];
  readonly notes: readonly WordNote[];
  readonly boxes: readonly (readonly WordBlock[])[];
}

const typedNumber =
  /^\s*((?:(?:section|article|clause|part|schedule|§)\s)?\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivxlc]{1,6})[.)]{0,2}|[^\p{L}\d\s])\s?\t/iu;
const noteMark = /^\s*[\d*†‡§¶]{1,3}\s*$/u;
/** A remark is a sentence; a bracketed value such as "[to be completed]" is a few words. */
const fewestWordsOfRemark = 6;

/** Reads a paragraph: marks of notes are left out of the words, where a figure would change the amount before it. */
export function readWords({ runs }: WordParagraph): ParagraphWords {
  const isMark = (run: WordRun) => run.isRaised === true && noteMark.test(run.text);
  const first = runs.find(({ text }) => text.trim() !== '');
  const shown = runs.filter((run) => !run.isWithdrawn && !isMark(run));
  const remarks = remarksIn(shown);
  const text = shown.map((run) => run.text).join('');
  const isTyped = first !== undefined && isMark(first) && text.trim() !== '';
  const terms = cutOut(text, remarks);
  const words = tidyWords(terms);
  return {
    words,
    boldLength: Math.min(tidyWords(boldStart(shown)).length, words.length),
    numberLength: typedNumber.exec(terms.slice(0, 60))?.[1]?.length ?? 0,
    ...(isTyped ? { noteMark: first.text.trim() } : {}),
    apart: [
      ...withdrawnPassages(runs),
      ...remarks.map(({ start, end }) => ({
        words: tidyWords(text.slice(start, end)),
        apart: 'note' as const,
      })),
    ],
    notes: runs.flatMap(({ note }) => (note ? [note] : [])),
    boxes: runs.flatMap(({ box }) => (box ? [box] : [])),
  };
}

/** Puts every run of spaces down to one and drops soft hyphens; line breaks stay. */
export function tidyWords(words: string): string {
  return words
    .replace(/\u00AD/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{2,}/gu, '\n')
    .trim();
}

interface Passage {
  readonly start: number;
  readonly end: number;
}

/** Bracketed passages that call themselves notes, or are sentences set off by italics or a highlighter. */
function remarksIn(shown: readonly WordRun[]): Passage[] {
  const text = shown.map((run) => run.text).join('');
  const plain: Passage[] = [];
  let at = 0;
  for (const { text: words, isSetOff } of shown) {
    if (!isSetOff && words.trim() !== '') plain.push({ start: at, end: at + words.length });
    at += words.length;
  }
  let next = 0;
  return bracketedPassages(text).filter(({ start, end }) => {
    while ((plain[next]?.end ?? text.length) <= start && next < plain.length) next += 1;
    const inner = text.slice(start + 1, end - 1);
    if (isDraftingNote(inner)) return true;
    const isPlain = (plain[next]?.start ?? end) < end;
    return !isPlain && isSentence(inner);
  });
}

function isSentence(inner: string): boolean {
  return /^\s*\p{Lu}/u.test(inner) && inner.trim().split(/\s+/u).length >= fewestWordsOfRemark;
}

function cutOut(text: string, passages: readonly Passage[]): string {
  let kept = '';
  let at = 0;
  for (const { start, end } of passages) {
    kept += text.slice(at, start);
    at = end;
  }
  return kept + text.slice(at);
}

function boldStart(shown: readonly WordRun[]): string {
  const end = shown.findIndex(({ text, isBold }) => !isBold && text.trim() !== '');
  return shown
    .slice(0, end < 0 ? shown.length : end)
    .map(({ text }) => text)
    .join('');
}

/** Neighbouring withdrawn runs are one passage. */
function withdrawnPassages(runs: readonly WordRun[]): WordsApart[] {
  const passages: string[] = [];
  let open = '';
  for (const { text, isWithdrawn } of runs) {
    if (isWithdrawn) open += text;
    else if (text.trim() !== '') {
      passages.push(open);
      open = '';
    }
  }
  return [...passages, open]
    .map(tidyWords)
    .filter((words) => words !== '')
    .map((words) => ({ words, apart: 'withdrawn' }));
}
