import { currencyOf, numberFact } from '../../assessment/fact-values.ts';
import { formatMoney, formatPercent } from '../../assessment/wording.ts';
import { unresolved } from '../../facts.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { type FeesReading, readFees } from './fees-reading.ts';

/** Rough value of USD 50,000 in any large currency: the knowledge page gives one figure for all. */
const usualCap = 50_000;

/** E12: costs and fees that the company pays for its investors. */
export const fees = defineClause<FeesReading>({
  ...taxonomy.fees,
  appliesTo: ['priced-equity', 'safe', 'convertible-note'],
  read(reading) {
    const found = readFees(reading);
    return {
      status:
        found.sentences.length === 0
          ? 'absent'
          : found.cap === unresolved
            ? 'unresolved'
            : found.companyPays || found.hasArrangementFee || found.hasMonitoringFee
              ? 'present'
              : 'present-and-none',
      facts: {},
      evidence: quoteSentences(
        reading,
        found.sentences.filter(({ isLabel }) => !isLabel),
        found.sentences,
      ),
      details: found,
    };
  },
  assess({ status, details }, context) {
    const about = background(context, { norm: 'fees' });
    const lacksCap = details.cap === null && (details.companyPays || status === 'absent');
    return [
      ...(status === 'absent'
        ? []
        : [{ ...assessFees(status === 'present-and-none', details, context), ...about }]),
      ...(lacksCap && context.documentType === 'priced-equity'
        ? [{ ...capMissing(status === 'absent'), ...about }]
        : []),
    ];
  },
});

/** A SAFE or a note has few costs; nobody expects a cap there. */
function capMissing(isSilent: boolean): Assessment {
  return {
    title: 'Cap on the investors’ legal costs',
    rating: 'Amber',
    risk: isSilent
      ? 'The document does not say who pays the investors’ lawyers; if the company is asked to pay later, nothing limits the bill.'
      : 'The document sets no limit on what the company pays the investors’ lawyers.',
    recommendation:
      'Ask for a sentence that each side pays its own costs, or for a cap of about 1% of the round, payable at closing only.',
    isMissing: true,
  };
}

function assessFees(isNone: boolean, details: FeesReading, context: AssessmentContext): Assessment {
  if (isNone) {
    return {
      rating: 'Green',
      risk: details.eachBearsOwn
        ? 'Each side pays its own costs; the company pays none of the investors’.'
        : 'We found no investor cost or fee that the company would have to pay.',
      recommendation: 'No change needed.',
    };
  }
  const currency = currencyOf(context.facts);
  const cap = numberFact(details.cap);
  const isUncapped = cap === null && details.cap !== unresolved && details.companyPays;
  const heavy = [
    ...((details.arrangementPercent ?? 0) > 2
      ? [`an arrangement fee of ${formatPercent(details.arrangementPercent ?? 0)} is taken out of the money`]
      : []),
    ...(details.hasMonitoringFee
      ? ['the company pays its investors a yearly monitoring or director fee']
      : []),
    ...(isUncapped && details.isPayableOnAbort
      ? ['the investors’ costs are payable without a cap even if the round fails']
      : []),
  ];
  if (heavy.length > 0) {
    return {
      rating: 'Red',
      risk: `The costs are heavy: ${heavy.join('; ')}.`,
      recommendation:
        'Ask for one capped sum for legal costs, payable at closing only, and for no arrangement, monitoring or director fees.',
    };
  }
  const amount = numberFact(context.facts.amount);
  const isHigh = cap !== null && cap > Math.max(usualCap, amount === null ? 0 : amount / 100);
  const concerns = [
    ...(details.cap === unresolved ? ['the cap on them is left blank'] : []),
    ...(isUncapped ? ['there is no cap on them'] : []),
    ...(details.isPayableOnAbort ? ['they are payable even if the round fails'] : []),
    ...(details.hasArrangementFee ? ['an arrangement fee comes on top'] : []),
    ...(isHigh ? [`the cap of ${formatMoney(cap ?? 0, currency)} is high`] : []),
  ];
  if (concerns.length > 0) {
    return {
      rating: 'Amber',
      risk: `The company pays the investors’ costs, and ${concerns.join(', ')}.`,
      recommendation: 'Ask for a cap of about 1% of the round, payable at closing only.',
    };
  }
  return {
    rating: 'Green',
    risk: `The company pays the investors’ costs${cap === null ? '' : ` up to ${formatMoney(cap, currency)}`}.`,
    recommendation: 'No change needed.',
  };
}
