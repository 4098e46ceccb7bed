import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { blank } from '../../reading/normalise-characters.ts';
import { findDurations, inMonths } from '../../reading/numbers/duration.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import { type Candidate, type Settled, settle, smaller } from '../../reading/settle.ts';
import { describedTerm } from './described-term.ts';
import { maturityByDate } from './maturity-date.ts';

const dateBlank = new RegExp(
  `(?:maturity date|on or after|long-?stop date)[^.;]{0,40}${blank}|\\b(?:due(?: and payable)?|mature|repaid) on ${blank}`,
  'i',
);

const noRoundWithin = /\bno (?:such |qualifying |qualified )?(?:round|financing)\b[^.;]{0,30}\bwithin\s*$/i;

const maturityTitles = anyOf(
  /maturity|^(?:when (?:it is )?)?due(?: date)?$|long-?\s?stop|term(?: of (?:the )?(?:loan|note))?$/i,
  /repayment|laufzeit|conversion date/i,
);

const maturityWords = anyOf(
  /\bno such round\b|maturity date|\bfalls? due\b/i,
  /\b(?:loan|notes?|principal)\b[^.;]{0,40}\b(?:falls? due|runs? for|must be repaid|is repaid|be repaid)/i,
  /\b(?:the|its) (?:term|tenure|tenor) (?:is|shall be|will be)\b/i,
  /long-?\s?stop|matur(?:e|es|ity)\b|laufzeit|repayable (?:on|after|in)/i,
);

/** What a length has beside it that is the maturity. */
const besideLength = anyOf(
  /\b(?:the|its) (?:term|tenure|tenor) (?:is|shall be|will be) /i,
  /no (?:such )?round\b|matur|long-?\s?stop|laufzeit|repayable|repaid|repayment is due|falls? due|runs? for/i,
);

/** Months until the note must be repaid or the advance converts (maturity or long stop), by a length or by a day. */
export function readMaturity(reading: Reading): Settled<number> {
  const { sentences } = scopeOf(reading, {
    titles: maturityTitles,
    words: maturityWords,
    except: /notice|expir|exclusivity|confidential|conversion at maturity|qualified|information/i,
  });
  const candidates: Candidate<number>[] = [];
  for (const sentence of sentences) {
    const isTitled = /matur|long-?\s?stop|^term|laufzeit|repay|due date|^(?:when (?:it is )?)?due$/i.test(
      sentence.section?.title ?? '',
    );
    for (const duration of findDurations(sentence.text)) {
      const before = sentence.text.slice(Math.max(0, duration.start - 120), duration.start);
      const after = sentence.text.slice(duration.end, duration.end + 60);
      if (
        (/exten(?:d|sion)|notice|prior|at least|within|cure/i.test(before.slice(-45)) &&
          !noRoundWithin.test(before)) ||
        /^\s*(?:prior|before|notice|extension)/i.test(after)
      )
        continue;
      if (!isTitled && !besideLength.test(`${before} ${after}`)) continue;
      if (duration.unit === 'day' && typeof duration.value === 'number' && duration.value < 60) continue;
      // "On a 365-day year" says how days are counted.
      if (duration.unit === 'day' && /^\s*(?:year|basis)/i.test(after)) continue;
      candidates.push({
        value: inMonths(duration),
        span: { start: sentence.start + duration.start, end: sentence.start + duration.end },
      });
    }
    if (dateBlank.test(sentence.text) && candidates.length === 0)
      candidates.push({ value: unresolved, span: sentence });
  }
  if (candidates.length === 0) candidates.push(...maturityByDate(reading, sentences));
  if (candidates.length === 0) candidates.push(...describedTerm(reading));
  return settle(reading, candidates, smaller);
}
