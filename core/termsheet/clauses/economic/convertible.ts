import type { Evidence } from '../../analysis.ts';
import { currencyOf } from '../../assessment/fact-values.ts';
import { formatMoney, formatMonths, formatNumber, formatPercent } from '../../assessment/wording.ts';
import { type Fact, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import type { Reading } from '../../reading/reading.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { type CapBasis, capBasisOf } from './cap-basis.ts';
import { readChangeOfControl, saleFacts } from './convertible-exit.ts';
import { readInterest } from './convertible-interest.ts';
import { readMaturity } from './convertible-maturity.ts';
import { readDiscount } from './convertible-reading.ts';
import { readSecurity } from './convertible-security.ts';
import { readCapValue } from './valuation-cap.ts';

interface Details {
  readonly capBasis: CapBasis | null;
  readonly isUncapped: boolean;
  /** Where the document says that there is neither cap nor discount, and nothing instead of them. */
  readonly withoutEither: Evidence | null;
  readonly isCompounding: boolean;
  readonly changeOfControl: number | null;
  readonly isSecured: boolean;
  readonly isGuaranteed: boolean;
}

/** E13: how a SAFE, an advance subscription or a note turns into shares, and what it costs until then. */
export const convertible = defineClause<Details>({
  ...taxonomy.convertible,
  appliesTo: ['safe', 'convertible-note'],
  read(reading) {
    const cap = readCapValue(reading);
    const discount = readDiscount(reading);
    const interest = readInterest(reading);
    const maturity = readMaturity(reading);
    const change = readChangeOfControl(reading);
    const spans = [cap, discount, interest, maturity].flatMap((settled) => settled.spans);
    const values: readonly Fact<number>[] = [cap.value, discount.value, interest.value, maturity.value];
    return {
      status: values.some((value) => typeof value === 'number')
        ? 'present'
        : values.includes(unresolved)
          ? 'unresolved'
          : 'absent',
      facts: {
        safeCap: cap.value,
        safeDiscountPercent: discount.value,
        noteInterestPercent: interest.value,
        noteMaturityMonths: maturity.value,
        ...saleFacts(change),
      },
      evidence: quoteSentences(
        reading,
        change.multiple !== null && change.sentence ? [...spans, change.sentence] : spans,
        reading.sentences,
      ),
      details: {
        capBasis: capBasisOf(reading.text),
        isUncapped: /\buncapped\b|\bno (?:valuation )?cap\b|without (?:a )?(?:valuation )?cap/i.test(
          reading.text,
        ),
        withoutEither: cap.value === null && discount.value === null ? deniedPrice(reading) : null,
        isCompounding: interest.isCompounding,
        changeOfControl: change.multiple,
        ...readSecurity(reading),
      },
    };
  },
  assess({ status, facts, details }, context) {
    const unpriced: Assessment[] = details.withoutEither
      ? [
          {
            title: 'Conversion price',
            rating: 'Red',
            risk: 'The money turns into shares with neither a cap nor a discount, so nothing limits the price or is settled about it today.',
            recommendation:
              'Ask for the conversion price to be stated: a post-money cap, a discount of up to 20%, or both.',
            evidence: [details.withoutEither],
          },
        ]
      : [];
    if (status === 'absent' && !details.isUncapped && unpriced.length === 0) {
      return [
        {
          rating: 'Red',
          risk: 'The document does not say at what price the money turns into shares: it states no cap and no discount.',
          recommendation:
            'Ask for the conversion price to be stated: a post-money cap, a discount of up to 20%, or both.',
          isMissing: true,
        },
      ];
    }
    const {
      safeCap = null,
      safeDiscountPercent = null,
      noteInterestPercent = null,
      noteMaturityMonths = null,
    } = facts;
    return [
      ...unpriced,
      ...assessCap(safeCap, details, context).map((cap) => ({
        ...cap,
        ...background(context, { norm: 'safe-cap' }),
      })),
      ...assessDiscount(safeDiscountPercent).map((discount) => ({
        ...discount,
        ...background(context, { norm: 'safe-discount' }),
      })),
      ...assessInterest(noteInterestPercent, details),
      ...assessMaturity(noteMaturityMonths, context).map((maturity) => ({
        ...maturity,
        ...background(context, { norm: context.documentType === 'safe' ? 'long-stop' : 'note-maturity' }),
      })),
      ...assessProtection(details),
    ];
  },
});

const limit = '(?:valuation )?(?:cap|ceiling)';
const reduction = '(?:discount|markdown|rebate|reduction)';
const further = '\\b(?:no|nor|or|and)(?: an?| no)?';
const eitherDenied = anyOf(
  new RegExp(`\\b(?:neither|no|without)(?: an?)? ${limit}\\b[^.;]{0,15}${further} ${reduction}\\b`, 'i'),
  new RegExp(`\\b(?:neither|no|without)(?: an?)? ${reduction}\\b[^.;]{0,15}${further} ${limit}\\b`, 'i'),
);
/** Who has the best terms of any later paper has a price after all. */
const bestOfOthers = /most[- ]favou?red|\bMFN\b/i;

function deniedPrice(reading: Reading): Evidence | null {
  if (bestOfOthers.test(reading.text)) return null;
  const sentence = reading.sentences.find(({ text }) => eitherDenied.test(text));
  return sentence ? reading.evidence(sentence) : null;
}

function assessCap(cap: Fact<number>, details: Details, context: AssessmentContext): Assessment[] {
  const title = 'Valuation cap';
  if (cap === unresolved) {
    return [
      {
        title,
        rating: 'Amber',
        risk: 'The valuation cap is left blank.',
        recommendation: 'Get the cap filled in, as a post-money cap, before you sign.',
      },
    ];
  }
  if (cap === null) {
    return details.isUncapped
      ? [
          {
            title,
            rating: 'Green',
            risk: 'There is no valuation cap: the price follows the next round.',
            recommendation: 'No change needed.',
          },
        ]
      : [];
  }
  const figure = formatMoney(cap, currencyOf(context.facts));
  if (details.capBasis === 'post-money') {
    return [
      {
        title,
        rating: 'Green',
        risk: `The money converts at no more than ${figure} after the money, so you can work out today what share you give away${shareAtCap(cap, context)}.`,
        recommendation: 'No change needed.',
      },
    ];
  }
  return [
    {
      title,
      rating: 'Amber',
      risk: `The money converts at no more than ${figure}, ${details.capBasis === 'pre-money' ? 'before the money: every further note or SAFE dilutes you more' : 'but the document does not say whether that is before or after the money'}.`,
      recommendation: 'Ask for a post-money cap, so that you know what you give away.',
    },
  ];
}

function shareAtCap(cap: number, { facts }: AssessmentContext): string {
  return typeof facts.amount === 'number' && cap > 0 ? `: ${formatPercent((facts.amount / cap) * 100)}` : '';
}

function assessDiscount(discount: Fact<number>): Assessment[] {
  const title = 'Discount';
  if (discount === null) return [];
  if (discount === unresolved) {
    return [
      {
        title,
        rating: 'Amber',
        risk: 'The discount is left blank.',
        recommendation: 'Get the discount filled in, at 20% or less.',
      },
    ];
  }
  return [
    {
      title,
      rating: discount > 25 ? 'Red' : discount > 20 ? 'Amber' : 'Green',
      risk: `The investor gets shares in the next round ${formatPercent(discount)} cheaper than new investors.`,
      recommendation: discount > 20 ? 'Ask for a discount of 20% or less.' : 'No change needed.',
    },
  ];
}

function assessInterest(interest: Fact<number>, details: Details): Assessment[] {
  const title = 'Interest';
  if (interest === null) return [];
  if (interest === unresolved) {
    return [
      {
        title,
        rating: 'Amber',
        risk: 'The interest rate is left blank or open.',
        recommendation: 'Get it filled in: simple interest of 6% or less.',
      },
    ];
  }
  const isRed = interest > 8 || details.isCompounding;
  return [
    {
      title,
      rating: isRed ? 'Red' : interest > 6 ? 'Amber' : 'Green',
      risk: `Interest of ${formatPercent(interest)} a year is added${details.isCompounding ? ', with interest on interest' : ''}, and it converts into shares too.`,
      recommendation: isRed || interest > 6 ? 'Ask for simple interest of 6% or less.' : 'No change needed.',
    },
  ];
}

function assessMaturity(maturity: Fact<number>, { documentType }: AssessmentContext): Assessment[] {
  const title = 'Maturity';
  if (maturity === null) return [];
  if (maturity === unresolved) {
    return [
      {
        title,
        rating: 'Amber',
        risk: 'The maturity date is left blank.',
        recommendation: 'Get it filled in: 18 months or more, with conversion rather than repayment.',
      },
    ];
  }
  if (documentType === 'safe') {
    return [
      {
        title: 'Long stop date',
        rating: 'Green',
        risk: `If there is no round within ${formatMonths(maturity)}, the money converts at the agreed price.`,
        recommendation: 'No change needed.',
      },
    ];
  }
  return [
    {
      title,
      rating: maturity < 18 ? 'Amber' : 'Green',
      risk: `The note falls due after ${formatMonths(maturity)}; if no round has closed by then, the company may have to repay it.`,
      recommendation:
        maturity < 18
          ? 'Ask for 18 to 24 months, and for conversion at maturity instead of repayment.'
          : 'No change needed.',
    },
  ];
}

function assessProtection(details: Details): Assessment[] {
  const findings: Assessment[] = [];
  if (details.changeOfControl !== null && details.changeOfControl > 1) {
    findings.push({
      title: 'Sale before conversion',
      rating: details.changeOfControl >= 2 ? 'Red' : 'Amber',
      risk: `If the company is sold before conversion, the investor gets ${formatNumber(details.changeOfControl)} times the money first.`,
      recommendation:
        'Ask for the investor to choose between their money back once and conversion at the cap.',
    });
  }
  if (details.isSecured || details.isGuaranteed) {
    findings.push({
      title: 'Security and guarantees',
      rating: 'Red',
      risk: details.isGuaranteed
        ? 'You would be personally liable for the note.'
        : 'The note is secured on the company’s assets.',
      recommendation: 'Ask for an unsecured note without any personal guarantee.',
    });
  }
  return findings;
}
