import { formatMonths } from '../../assessment/wording.ts';
import { type Fact, unresolved } from '../../facts.ts';
import { marketOf } from '../../knowledge/law-places.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isEmptyAnswer } from '../../reading/empty-answer.ts';
import { blank } from '../../reading/normalise-characters.ts';
import { inMonths } from '../../reading/numbers/duration.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { background } from '../background.ts';
import { type Assessment, type ClauseReading, defineClause } from '../clause.ts';
import { type DurationInSentence, durationsIn, settleDuration } from '../stated-duration.ts';
import { hasTitle, isOpenAnswer, isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedNonCompete } from './described-founder-terms.ts';
import { lengthsOf } from './nearest-restraint.ts';
import { rateNonCompete } from './rate-non-compete.ts';
import { isPaidRestraint, paysForThatTime } from './restraint-pay.ts';

interface Details {
  readonly isPaid: boolean;
  /** The law or seat of the company is in a state that bans non-competes. */
  readonly isInBanState: boolean;
}

const plainCompeting = anyOf(
  /\b(?:stay|keep|remain)s? (?:out of|away from)\b[^.;]{0,80}\b(?:sector|industry|business|market|field|trade)\b/i,
  /\bnot (?:to )?(?:join|advise|start|work for)\b[^.;:]{0,40}\bany(?:thing|one|body) (?:that|which|who) \w+/i,
  /\bnot (?:to )?(?:join|advise|start|work for)\b[^.;:]{0,40}\b(?:business|company|firm) (?:that|which) \w+/i,
  /\bset(?:s|ting)? up (?:against|in competition|a rival)/i,
);
const topic = alsoDescribed(describedNonCompete, {
  titles: anyOf(
    /covenants of (?:the )?founders/i,
    /post-termination|non-?\s?compet|restrictive covenants?|^covenants?$|restraints?|wettbewerb/i,
    /founder(?:s'?)? (?:covenants|undertakings|restrictions|obligations|commitments)|non-?\s?solicit/i,
    /concurrence|\bcompet(?:e|ition)\b|^after (?:leaving|departure)$/i,
  ),
  words: anyOf(
    plainCompeting,
    /\b(?:rival|similar) (?:business|company|venture|undertaking)|\bline of business\b/i,
    /\bnon-?\s?compet\w*|\bnot (?:to )?compete\b|\b(?:covenant|restraint|undertaking)s? (?:against|on|as to) compet/i,
    /\bcompet(?:e|ing|itive)\b[^.;]{0,80}\b(?:business|company|compan|work|activit|enterprise|undertaking)/i,
    /\b(?:work|employed|engage\w*|active|act|take part|invest|hold shares|interest\w*)\b[^.;]{0,50}\b(?:competitors?|competing|in competition)\b/i,
    /\brestrictive covenants?\b|wettbewerbsverbot/i,
  ),
  except: anyOf(
    /registration|information|exclusiv(?!\w* (?:of|commitment|services?\b|employment))|no-?\s?shop/i,
    /confidential|^definitions?$|board observer|negative covenants|affirmative|protective/i,
  ),
  // What competes with the round is no business of a founder who has left.
  notAbout:
    /\bcompet(?:ing|itive) (?:money|offers?|proposals?|bids?|term sheets?|investments?|financing|transactions?)\b/i,
});
const competeWords = anyOf(
  plainCompeting,
  /\bnon-?\s?compet\w*|\bcompet(?:e|es|ing|itive|ition|itors?)\b|wettbewerb|restrictive covenants?/i,
  /\brestraints?\b|\brivals?\b|\bsimilar (?:business|company|venture)|\bline of business\b/i,
);
const competeTitle =
  /post-termination|other work|staying out|compet|restrictive covenant|^covenants?$|restraint|wettbewerb/i;
const solicitOnly = anyOf(
  /\bnon-?\s?solicit\w*|\bhire\b[^.;]{0,20}\bemployees|\bemploy (?:its|their|any)\b|\bsolicit\w*/i,
  /\bnon-?\s?dealing|\bpoach/i,
);
/** "Leave the staff and the customers alone": no word of the trade, of people only. */
const aboutPeople = anyOf(
  solicitOnly,
  /\b(?:staff|employees|customers|clients|colleagues)\b[^.;]{0,40}\b(?:alone|in peace|away)\b/i,
);
/** Asked by nobody, or asked and given up. */
const notAsked = [
  "(?:(?:I|we|they)['\u2019](?:m|re)|am|are|is) not (?:looking|asking)",
  "(?:do|does|did|will|shall|would|are|is)(?: not|n['\u2019]t) (?:be )?(?:ask|requir|request|seek|want|need)\\w*",
  '(?:dropped|withdrawn|withdrew|removed?|given up|gave up)\\b',
].join('|');
const restraint = '(?:non-?\\s?compet\\w*|not? (?:to )?compet\\w+|covenants? against compet\\w+)';
const denied = anyOf(
  new RegExp(`(?:${notAsked})[^.;]{0,40}${restraint}`, 'i'),
  new RegExp(`${restraint}[^.;]{0,60}(?:${notAsked})`, 'i'),
  /\b(?:may|free to|can) (?:leave and )?compete\b/i,
  new RegExp(
    '\\b(?:no (?:founder|promoter)|nobody|no one|neither)\\b[^.;]{0,25}\\b(?:asked|required|obliged)\\b' +
      '[^.;]{0,20}\\b(?:not to |non-?\\s?)compete\\b',
    'i',
  ),
  /\bno (?:restriction|limit)s? on where you (?:may )?work\b/i,
  /\bno (?:covenant|restriction|restraint|undertaking)s? (?:[\w-]+ ){0,3}compet\w+/i,
  /\b(?:no|without|not be subject to(?: any| a)?|nor any)\s(?:\w+[\s-]){0,3}(?:non-?\s?compet\w*|restrictive covenants?|restraint)/i,
  /(?:non-?\s?compet\w*|wettbewerbsverbot)\s?[:-]?\s(?:none|nil|not applicable|n\/a|keines?)\b/i,
  /not (?:be )?(?:bound by|subject to) (?:any |a )?non-?\s?compet/i,
);
const otherPurpose =
  /\b(?:confidential\w*|notice|within|(?<!(?:competing|rival|similar) )business|salary|vest\w*|invest\w* for|last(?! for)|preceding|previous|prior)\b[^.;]{0,25}$/i;
/** "Within 24 months of leaving". */
const afterLeaving =
  /^\s*(?:of|after|following|from) (?:leaving|ceasing|employment (?:ends|ceases)|(?:his|her|their|the)? ?(?:departure|termination|exit|end of))/i;
const investorBound =
  /\binvestors?\b[^.;]{0,40}\b(?:shall|will|may|agree)\b[^.;]{0,30}\b(?:not )?(?:compet|invest in)/i;
const californian = 'San (?:Francisco|Diego|Jose)|Oakland|Los Angeles|Palo Alto';
/** The state by its name, or by the town that the founders are to work in. */
const banStates = anyOf(
  /\bCalifornia\b|\bMinnesota\b|\bNorth Dakota\b|\bOklahoma\b/,
  new RegExp(`\\b(?:[Yy]ou|[Ff]ounders?)\\b[^.;]{0,30}\\b(?:remain|live|work)s? in (?:${californian})\\b`),
);

/** F04: whether founders may work elsewhere after they leave. */
export const nonCompete = defineClause<Details>({
  ...taxonomy.nonCompete,
  appliesTo: ['priced-equity'],
  read,
  assess({ status, facts, details }, context) {
    if (status === 'absent') return [notPresent];
    const about = background(context, { law: 'non-compete' });
    const market = marketOf(context.facts.governingLaw, context.jurisdiction) ?? context.jurisdiction;
    const rating = rateNonCompete({
      months: facts.nonCompeteMonths ?? null,
      isPaid: details.isPaid,
      market,
      // A state that bans them does so whatever law a contract chooses.
      isBanned: details.isInBanState && [market, context.jurisdiction].includes('US'),
    });
    return [{ ...rating, ...about }];
  },
});

const notPresent: Assessment = {
  rating: 'Green',
  risk: 'The document does not stop you working elsewhere after you leave, which is in your favour.',
  recommendation: 'No change needed; check that it stays out of the final agreements.',
};

function read(reading: Reading): ClauseReading<Details> {
  const scope = scopeOf(reading, topic).sentences;
  const sentences = scope.filter(
    (sentence) => isStatement(sentence) && !investorBound.test(sentence.text) && isAboutCompeting(sentence),
  );
  const about = new Set<Sentence | undefined>(sentences);
  const months = readMonths(reading, sentences);
  return {
    status:
      sentences.length === 0
        ? 'absent'
        : months.value === unresolved
          ? 'unresolved'
          : months.value === 0
            ? 'present-and-none'
            : 'present',
    facts: { nonCompeteMonths: months.value },
    evidence: quote(reading, sentences),
    details: {
      isPaid:
        sentences.some(({ text }) => isPaidRestraint(text)) ||
        // "Twelve months, the Benelux. The company pays half of the salary for it."
        scope.some(({ text }, at) => about.has(scope[at - 1]) && paysForThatTime(text)),
      isInBanState: banStates.test(reading.text),
    },
    ...(months.isContradictory && typeof months.value === 'number'
      ? {
          contradictions: [
            {
              text: `The document states more than one length for the non-compete; here we use the longest, ${formatMonths(months.value)}.`,
              evidence: quote(reading, sentences),
            },
          ],
        }
      : {}),
  };
}

function isAboutCompeting({ text, section }: Sentence): boolean {
  if (competeWords.test(text) || describedNonCompete.words.test(text)) return true;
  return (
    hasTitle(section, competeTitle) && !(solicitOnly.test(text) && !competeWords.test(section?.title ?? ''))
  );
}

function readMonths(
  reading: Reading,
  sentences: readonly Sentence[],
): { readonly value: Fact<number>; readonly isContradictory: boolean } {
  const isDenial = (sentence: Sentence): boolean =>
    denied.test(sentence.text) ||
    denied.test(sentence.section?.title ?? '') ||
    (isEmptyAnswer(sentence) && hasTitle(sentence.section, competeTitle));
  const isDenied = sentences.some(isDenial);
  // "No non-compete. One-year employee non-solicit": the length of another restraint.
  const binding = sentences.filter(
    ({ text }) => !denied.test(text) && !(isDenied && aboutPeople.test(text) && !competeWords.test(text)),
  );
  const found = binding.flatMap((sentence) => nearestToCompeting(durationsIn([sentence], reading)));
  if (found.length > 0) return settleDuration(reading, found, inMonths);
  if (isDenied) return { value: 0, isContradictory: false };
  const isOpen = sentences.some((sentence) => isOpenAnswer(sentence) || sentence.text.includes(blank));
  return { value: isOpen ? unresolved : null, isContradictory: false };
}

/** "Three-year vesting; bad leaver for fraud; non-compete 12 months": only what stands in the item about competing. */
function inSameItem(found: readonly DurationInSentence[]): readonly DurationInSentence[] {
  if (!found.some(({ sentence }) => sentence.text.includes(';'))) return found;
  return found.filter(({ before, after, duration, sentence }) => {
    const text = sentence.text.slice(duration.start, duration.end);
    const item = `${before.slice(before.lastIndexOf(';') + 1)}${text}${after.split(';')[0] ?? ''}`;
    return competeWords.test(item) || !sentence.text.split(';').some((other) => competeWords.test(other));
  });
}

/** "Twelve months non-compete and 24 months non-solicit": only the first is the length of the non-compete. */
function nearestToCompeting(found: readonly DurationInSentence[]): DurationInSentence[] {
  const usable = lengthsOf('competing', inSameItem(found)).filter(
    ({ before, after }) => afterLeaving.test(after) || !otherPurpose.test(before.slice(-40)),
  );
  if (usable.length < 2 || !usable.some(({ sentence }) => solicitOnly.test(sentence.text))) return usable;
  const text = usable[0]?.sentence.text ?? '';
  const at = competeWords.exec(text)?.index ?? 0;
  const distance = ({ duration }: DurationInSentence) => Math.abs(duration.start - at);
  return usable.toSorted((left, right) => distance(left) - distance(right)).slice(0, 1);
}
