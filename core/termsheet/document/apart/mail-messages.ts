import { anyOf } from '../../reading/any-of.ts';
import { everyMatch } from '../../reading/every-match.ts';
import type { TextSpan } from '../term-sheet-document.ts';

/** A run of lines of one message; level 0 is the newest message, each older one counts one more. */
export interface MessageRun extends TextSpan {
  readonly level: number;
  /** Lines that say who wrote to whom, and what parts one message from the next. */
  readonly isHeader: boolean;
}

/** The messages of a mail; a text that is none has one run. */
export interface MailMessages {
  readonly runs: readonly MessageRun[];
  /** The message that makes the offer: a short word on top of it only passes it on. */
  readonly offerLevel: number;
  /** What stands above the offer says more than that it is passed on, and may have changed it. */
  readonly hasNoteAbove: boolean;
}

/** Looked for before anything else: most texts are no mail. */
const maybeMail = anyOf(
  /^[ \t]*>|@|--\s?(?:original|forwarded)|\bwrote:|\bschrieb\b|forwarded message/im,
  /^(?:sent|gesendet|envoyé)\s?:/im,
);
/** What stands over an older message, in a line of its own. */
export const divider =
  /^(?:-{2,}\s?(?:original message|forwarded message|ursprüngliche nachricht|message d'origine)\s?-{2,}|begin forwarded message:|-{3,}\s?forwarded by .{3,60})$/i;
/** A rule over the header lines of an older message. */
const rule = /^_{10,}$/;
const introduction = /^(?:on|am|le)\s.{4,160}(?:\swrote|\sschrieb(?:\s.{2,80})?|\sa écrit)\s?:$/i;
const introductionOpens = /^(?:on|am|le)\s.{4,120}$/i;
const field =
  /^(?:from|sent|date|to|cc|bcc|subject|reply-to|von|gesendet|datum|an|betreff|de|envoyé|à|objet)\s?:(?:\s|$)/i;
const sender = /^(?:from|von|de)\s?:\s*\S/i;
/** What a header of a mail has and the head of a memorandum has not: an address, or when it was sent. */
const onlyInMail = /@|^(?:sent|gesendet|envoyé)\s?:|\d:\d\d/i;
const longestHeader = 8;
/** "FYI, see below. What do you think?": no term is changed in so few words. */
const mostWordsOfPassingOn = 12;

interface MailLine extends TextSpan {
  readonly depth: number;
  readonly content: string;
}

/** Tells the messages of a mail apart: by `>` signs, by "On … wrote:" and by the header lines that programs write. */
export function findMessages(text: string): MailMessages {
  if (!maybeMail.test(text))
    return {
      runs: [{ start: 0, end: text.length, level: 0, isHeader: false }],
      offerLevel: 0,
      hasNoteAbove: false,
    };
  const lines = mailLines(text);
  const runs: MessageRun[] = [];
  let base = 0;
  const add = (index: number, count: number, level: number, isHeader: boolean): void => {
    const first = lines[index];
    const last = lines[index + count - 1];
    if (!first || !last) return;
    const before = runs.at(-1);
    if (before && before.level === level && before.isHeader === isHeader) {
      runs[runs.length - 1] = { ...before, end: last.end };
    } else runs.push({ start: first.start, end: last.end, level, isHeader });
  };
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    if (!line) break;
    const header = headerAt(lines, index);
    if (header === 0) {
      add(index, 1, base + line.depth, false);
      index += 1;
      continue;
    }
    const below = lines.slice(index + header, index + header + 3).find(({ content }) => content !== '');
    // The head of a mail that was saved with it opens no older message.
    const isOwnHead = lines.slice(0, index).every(({ content }) => content === '');
    // A head that is quoted with what it heads ends with the quotation: behind it the newer message goes on.
    if (!isOwnHead && line.depth === 0 && (below?.depth ?? 0) === 0) base += 1;
    add(index, header, base + Math.max(line.depth, below?.depth ?? 0), true);
    index += header;
  }
  const offerLevel = offerLevelOf(runs);
  const above = runs.filter(({ level, isHeader }) => !isHeader && level < offerLevel);
  const words = above.flatMap(({ start, end }) => text.slice(start, end).match(/\S+/g) ?? []);
  return { runs, offerLevel, hasNoteAbove: words.length > mostWordsOfPassingOn };
}

/** How many lines from here on are the head of a message; 0 where none begins. */
function headerAt(lines: readonly MailLine[], index: number): number {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || line.content === '') return 0;
  if (introduction.test(line.content)) return 1;
  const inTwo = next && next.content !== '' && introductionOpens.test(line.content);
  if (inTwo && introduction.test(`${line.content} ${next.content}`)) return 2;
  const isDivider = divider.test(line.content);
  const isRule = rule.test(line.content);
  const first = isDivider || isRule ? index + 1 + countBlank(lines, index + 1) : index;
  let end = first;
  while (end < lines.length && end - first < longestHeader && field.test(lines[end]?.content ?? '')) end += 1;
  const head = lines.slice(first, end);
  const isHead = head.length > 1 && sender.test(head[0]?.content ?? '');
  if (isHead && (isDivider || isRule || head.some(({ content }) => onlyInMail.test(content))))
    return end - index;
  return isDivider ? 1 : 0;
}

function countBlank(lines: readonly MailLine[], from: number): number {
  let count = 0;
  while (count < 3 && lines[from + count]?.content === '') count += 1;
  return count;
}

/** The newest message that says at least half as much as the longest one. */
function offerLevelOf(runs: readonly MessageRun[]): number {
  const lengths: number[] = [];
  for (const { level, start, end, isHeader } of runs) {
    if (!isHeader) lengths[level] = (lengths[level] ?? 0) + end - start;
  }
  const longest = lengths.reduce((most, length = 0) => Math.max(most, length), 0);
  return Math.max(
    0,
    lengths.findIndex((length = 0) => length >= longest / 2),
  );
}

function mailLines(text: string): MailLine[] {
  const lines: MailLine[] = [];
  for (const { 0: raw, index } of everyMatch(/[^\n]+/gu, text)) {
    const marks = /^(?:[ \t]{0,3}>){1,8}/u.exec(raw)?.[0] ?? '';
    const depth = marks.split('>').length - 1;
    lines.push({ start: index, end: index + raw.length, depth, content: raw.slice(marks.length).trim() });
  }
  return lines;
}

/** The run that a place of the text stands in. */
export function messageAt({ runs }: MailMessages, offset: number): MessageRun | undefined {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((runs[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return runs[low];
}
