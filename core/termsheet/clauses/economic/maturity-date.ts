import {
  type CalendarDate,
  findCalendarDates,
  wholeMonthsBetween,
} from '../../reading/numbers/calendar-date.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';
import type { Candidate } from '../../reading/settle.ts';

const due = /matur|long-?\s?stop|laufzeit|repay|repaid|falls? due|due date|f\u00e4llig/i;
/** "Closing: 1 March 2026", "to be issued on", before the date. */
const startsThen =
  /\b(?:clos(?:ing|es|ed?)|issued?|issue date|completion|signing|advanced?|drawn|funded)\b(?:(?!matur|due|repa|stop)[^.;]){0,50}$/i;
/** The date of the paper itself: "Dated 1 March 2026", "as of", or alone on its line. */
const documentDated = /(?:\bdated?(?: as of)?:?|\bas of|^)\W{0,3}$/i;
/** A paper is dated at its head. */
const headLength = 1500;

/** How long a note runs whose maturity is a day: from its issue, else from the date of the paper. */
export function maturityByDate(reading: Reading, sentences: readonly Sentence[]): Candidate<number>[] {
  const ends = sentences.flatMap((sentence) =>
    due.test(`${titleOf(sentence)} ${sentence.text}`)
      ? findCalendarDates(sentence.text)
          .filter(({ start }) => !startsThen.test(sentence.text.slice(Math.max(0, start - 60), start)))
          .map((date) => ({ date, sentence }))
      : [],
  );
  if (ends.length === 0) return [];
  const start = startOf(reading, new Set(ends.map(({ sentence }) => sentence)));
  if (!start) return [];
  return ends.flatMap(({ date, sentence }) => {
    const months = wholeMonthsBetween(start, date);
    const span = { start: sentence.start + date.start, end: sentence.start + date.end };
    return months > 0 ? [{ value: months, span }] : [];
  });
}

function titleOf({ section }: Sentence): string {
  return section?.title ?? '';
}

/** The day from which a note runs, as far as the document says it. */
function startOf(reading: Reading, besides: ReadonlySet<Sentence>): CalendarDate | null {
  let ofDocument: CalendarDate | null = null;
  for (const sentence of reading.sentences) {
    for (const date of findCalendarDates(sentence.text)) {
      const before = sentence.text.slice(Math.max(0, date.start - 60), date.start);
      if (startsThen.test(before)) return date;
      if (besides.has(sentence)) continue;
      if (startsThen.test(titleOf(sentence))) return date;
      if (sentence.start < headLength && documentDated.test(before)) ofDocument ??= date;
    }
  }
  return ofDocument;
}
