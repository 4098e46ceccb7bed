import { anyOf } from '../../reading/any-of.ts';
import { deniedWithin, isNegated } from '../../reading/negation.ts';
import type { Reading } from '../../reading/reading.ts';
import { matchesWithin } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';

const guarantee = anyOf(
  /\b(?:they|you|both|founders?)\b[^.;]{0,30}\b(?:stands? surety|signs? personally for)\b/i,
  /\bsigns? for (?:it|the (?:loan|note|debt))\b[^.;]{0,20}\bpersonally\b/i,
  /\beach guarantees? (?:the|all|any)\b/i,
  /\bpersonal(?:ly)? (?:guarant\w+|surety)|\b(?:founders?|promoters?)'? PG\b/i,
  /(?=personal)(?<!\b(?:trigger\w*|avoid\w*|exclud\w+|prevent\w*|risk|without|no|limit\w*)\b[^.;]{0,20})\bpersonal(?:ly)? liab\w+/i,
  /\bfounders?\b[^.;]{0,60}\b(?:guarantees? (?:the |any |all |full |its |their )*(?:repayment|redemption|payment|obligations?|debts?|loans?|performance|price|return|liabilit\w+|notes?)|stand surety|pledge (?:their|his|her) (?:own |personal )?(?:assets|home|property))/i,
  /\b(?:founders?|promoters?|you|both)\b[^.;]{0,15}\b(?:signs?|gives?|provides?|stands?) (?:an? |its |his |her |their |your )?(?:joint |several |unlimited |full )*guarantees?\b/i,
  /\bguarantee(?:s|d)? (?:by|from|of) (?:the |each )?founders?|pers\u00f6nliche b\u00fcrgschaft/i,
);
const keyPerson = anyOf(
  /\bkey[- ]?(?:man|person|woman|people|employee)(?:'s)?\b[^.;]{0,30}\b(?:insurance|life|cover|policy|policies|clause|event)/i,
  /\bkey[- ](?:man|person)\b/i,
);

interface Details {
  readonly hasGuarantee: boolean;
}

/** F09: what founders put up beside their work. */
export const guaranteeClause = defineClause<Details>({
  ...taxonomy.guarantee,
  appliesTo: ['priced-equity', 'safe', 'convertible-note'],
  read(reading) {
    const labelled = reading.sentences.filter(
      ({ section, text, isLabel }) =>
        !isLabel &&
        ((guaranteeLabel.test(section?.title ?? '') && guarantors.test(text)) ||
          (guarantorsLabel.test(section?.title ?? '') && asked.test(text))),
    );
    const guarantees = [
      ...affirmed(reading, guarantee),
      ...labelled.filter(({ text }) => !titleOnly.test(text)),
    ];
    const keyPersons = affirmed(reading, keyPerson);
    const granted = guarantees.length > 0 ? guarantees : keyPersons;
    const supporting = granted.length > 0 ? granted : reading.sentences.filter(isRefusal);
    return {
      status: granted.length > 0 ? 'present' : supporting.length > 0 ? 'present-and-none' : 'absent',
      facts: {},
      evidence: quote(reading, supporting),
      details: { hasGuarantee: guarantees.length > 0 },
    };
  },
  assess({ status, details }) {
    if (status !== 'present') return [];
    return [details.hasGuarantee ? personal : cover];
  },
});

/** "Guarantee: founders, joint and several". */
const guaranteeLabel = /^(?:personal |founders?'? )?guarantees?$/i;
/** "Promoter PG: required", "Founders' personal guarantee: yes". */
const guarantorsLabel =
  /^(?:founders?'?|promoters?'?|directors?'?) (?:PG|personal guarantees?|guarantees?)$/i;
const asked = /^\W*(?:yes|required|requested|unlimited|joint|given|mandatory|from (?:all|each|both))\b/i;
const guarantors = /^\W*(?:by |from )?(?:the |each |both |all )?(?:founders?|promoters?|directors?)\b/i;

/** A guarantee of earlier years, or one that ended with what it secured. */
const ended =
  /^[^.;]{0,40}\b(?:went|ended|lapsed|expired|released|discharged|cancelled|fell away|no longer)\b/i;

/** "Founders are not called upon to furnish any guarantee", "no guaranty of any person". */
const refusedGuarantee = anyOf(
  /\b(?:no|not|nor|never|neither|nobody|none|without)\b[^.;]{0,60}\b(?:guarant(?:ees?|y|ies)|suret(?:y|ies)|PGs?)\b/i,
  /\b(?:guarant(?:ees?|y|ies)|suret(?:y|ies)|PGs?)\b[^.;]{0,40}(?:\b(?:not|never|none|nil|waived|dropped|refused)\b|n't\b)/i,
);
const notWhollyRefused = /\b(?:only|solely|except|save|unless|until|but|beyond|limited|instead)\b/i;

function isRefusal({ text, isLabel }: Sentence): boolean {
  return !isLabel && refusedGuarantee.test(text) && !notWhollyRefused.test(text);
}

/** "Each founder guarantees solely title to his own shares": what everybody who holds shares answers for. */
const titleOnly =
  /\bguarantees?\b[^.;]{0,30}\b(?:title|ownership|that (?:the|his|her|their) shares)\b(?![^.;]*\b(?:repay\w*|debts?|loans?|obligations?)\b)/i;

function affirmed(reading: Reading, pattern: RegExp) {
  return matchesWithin(reading, pattern)
    .filter(
      (found) =>
        isStatement(found.sentence) &&
        !isNegated(found) &&
        !ended.test(reading.text.slice(found.end, found.sentence.end)) &&
        !deniedWithin.test(found.match[0]) &&
        !titleOnly.test(found.sentence.text),
    )
    .map((found) => found.sentence);
}

const personal: Assessment = {
  rating: 'Red',
  risk: 'You guarantee the company’s obligations with your own assets.',
  recommendation: 'Ask for every personal guarantee to be removed.',
};
const cover: Assessment = {
  rating: 'Amber',
  risk: 'The deal depends on you personally, through key-person cover or a key-person clause.',
  recommendation: 'Ask for the company to pay for the cover, and for no investor right to depend on it.',
};
