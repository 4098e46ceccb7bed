import { type Fact, type Settles, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { isEmptyUnder } from '../../reading/empty-answer.ts';
import { isNegated } from '../../reading/negation.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Reading } from '../../reading/reading.ts';
import { matchesIn } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, settle } from '../../reading/settle.ts';
import { type Assessment, type ClauseReading, defineClause } from '../clause.ts';
import { hasTitle, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { founderShareSentences } from './founder-shares.ts';

type Acceleration = Settles<'acceleration'>;

interface Details {
  readonly isPartial: boolean;
}

const byName: readonly { readonly pattern: RegExp; readonly value: Acceleration }[] = [
  { pattern: /\bdouble[- ]trigger/i, value: 'double' },
  { pattern: /\bsingle[- ]trigger/i, value: 'single' },
];
const denied = anyOf(
  /\b(?:neither|no|nothing)\b[^.;]{0,80}\b(?:shortens?|hastens?|brings? forward)\b[^.;]{0,20}\b(?:period|vesting|schedule|release)/i,
  /\b(?:no part|none) of\b[^.;]{0,40}\b(?:speeds? up|accelerates?|vests? (?:early|sooner))\b/i,
  /\bleaves?\b[^.;]{0,20}\b(?:vesting|schedule|earning)\b[^.;]{0,25}\b(?:where|as) it (?:was|stood)\b/i,
  /\b(?:speeds?(?: up)?|accelerates?|brings? forward|hastens?)(?: up)? nothing\b/i,
  /\b(?:is|are|be) not (?:speeded|sped|hastened|brought forward|shortened)\b/i,
  /\bnothing (?:is |will be |shall be )?(?:speeds? up|accelerat\w+|brought forward|speeded up)/i,
  /\b(?:takeover|sale|exit|change (?:of|in) control)\b[^.;]{0,10}\bchanges nothing\b/i,
  /\b(?:no|not (?:offer|grant|give)) (?:any )?early (?:release|vesting)|\bzero accelerat/i,
  /\bvesting (?:goes on|runs on|continues|carries on)\b[^.;]{0,20}\b(?:unchanged|as before|unaffected)/i,
  /\b(?:sale|exit|change (?:of|in) control|takeover)\b[^.;]{0,40}\b(?:does|do|shall|will) not (?:alter|change|affect|release|speed|accelerat|bring)/i,
  /\b(?:no|without(?: any)?|not be subject to|not)\s(?:\w+\s){0,3}accelerat\w*/i,
  /accelerat\w*(?: of vesting)?\s?[:-]?\s(?:none|nil|not applicable|n\/a)\b/i,
  /\b(?:shall|will|does|do) not (?:speed up|bring forward|shorten|hasten|affect|change)\b[^.;]{0,30}\b(?:vesting|release|schedule|period)/i,
  /\bvesting (?:shall|will|does) not accelerate|\bnot accelerate\b|keine beschleunig/i,
);
const saleWords =
  /\b(?:bought|buyer|taken over|acquirer|sell the (?:company|business)|change of control|change in control|control of the company (?:changes|passes)|sale|sold|acqui\w+|exit|merger|takeover|trade sale|ipo|flotation|listing|liquidity event)\b/i;
const endWords = anyOf(
  /\b(?:removal|removes?|ousted|shown the door|booted out|sent away|revoked|recalled|dispens\w+ with)\b/i,
  /\bloss of (?:the |his |her |their |your )?(?:job|office|post|position|employment)\b/i,
  /\b(?:loses?|losing) (?:his|her|their|your|the) (?:job|office|post|position|employment)\b/i,
  /\b(?:does|do|will|would|is|are) not (?:keep|kept|retain(?:ed)?|wanted)\b/i,
  /\b(?:ends (?:the |a )?(?:founder's |his |her |their )?(?:employment|service|engagement)|made redundant)\b/i,
  /\b(?:terminat\w*|dismiss\w*|let go|parts? (?:company )?with|removed|involuntar\w+|constructive)\b/i,
  /\b(?:other than for cause|good reason|without cause|good leaver)\b/i,
  /\b(?:fired|sacked|cuts you|pushe[sd] out|laid off)\b/i,
);
const plainlyVests = anyOf(
  /\ball of it if\b|\ball of it if you\b|\b(?:half|all|the rest) speeds? up\b/i,
  /\brest is (?:yours|free)\b/i,
  /\b(?:what(?:ever)?|that which|those that) (?:has|have|is|are) not (?:yet )?vested\b[^.;]{0,20}\bvests?\b/i,
  /\b(?:the )?(?:rest|remainder) vests?\b|\beverything\b[^.;]{0,20}\bvests?\b|\bfull vesting\b/i,
  /\bbecomes? (?:earned|released|free)\b|\ball (?:is |are )?released\b/i,
  /\b(?:half|all|the rest|\d{1,3}\s?%)\b[^.;]{0,30}\b(?:is|are) (?:released|earned)\b/i,
  /\byou (?:get|keep) (?:all|everything|the lot)\b/i,
);
const atOnce = '(?:100\\s?%|in full|full|fully|complete(?:ly)?|total|everything)';
const event =
  '(?:exit|sale|change (?:of|in) control|takeover|acquisition|merger|being (?:bought|acquired|sold))';
const vestsNow = anyOf(
  plainlyVests,
  /\bvests?\b[^.;]{0,12}\b(?:in (?:its|their) entirety|entirely|completely|wholly|outright|instantly)\b/i,
  /\bvests? (?:everything|all\b|the (?:balance|rest|remainder|lot|whole)|what(?:ever)? (?:is|remains))/i,
  /\b(?:everything|all|the (?:balance|lot|whole))\b[^.;]{0,15}\bvests?\b/i,
  /\b(?:sold|bought|acquired|taken over|sale|exit|merger|takeover)\b[^.;]{0,50}\bfully vested\b/i,
  /\bmakes? (?:them|it) all (?:yours|theirs|free|vested)\b|\bcompletes? (?:it|(?:the|their|your) \w+)\b/i,
  /\b(?:keeps? all of (?:them|it)|the lot is (?:yours|theirs))\b|\ball (?:free|vested)\b/i,
  new RegExp(`\\b${atOnce}[,;]? (?:on|upon|at) (?:an? |any |the )?${event}`, 'i'),
  /\baccelerat\w*|\b(?:fully|all|immediately|the rest|remaining|unvested)\b[^.;]{0,60}\bvests?\b/i,
  /\bvests?\b[^.;]{0,20}\b(?:in full|fully|immediately|at once)|\bbecome (?:fully )?vested/i,
  /\breleases? (?:everything|the rest)\b|\ball (?:[\w-]+ )?shares are released\b/i,
  /\b(?:all|the|remaining|other|unearned)\b[^.;]{0,40}\bshares\b[^.;]{0,20}\b(?:are|is|become|will be|shall be)\b[^.;]{0,12}\b(?:earned|released|free)\b/i,
  /\bright lapses in full\b/i,
);

/** "When a founder is dismissed after a sale", as a label. */
const dismissed = /\b(?:dismiss\w*|sacked|fired|let go|terminated)\b/i;

/** F02: whether a sale of the company lets founders keep what has not vested. */
export const acceleration = defineClause<Details>({
  ...taxonomy.acceleration,
  appliesTo: ['priced-equity'],
  read,
  assess({ status, facts, details }, { facts: all }) {
    const value = facts.acceleration ?? null;
    // A vesting whose length is left open is one all the same.
    const hasVesting = all.vestingMonths !== null && all.vestingMonths !== 0;
    if (status === 'absent') return hasVesting ? [missing] : [];
    return [rate(value, details)];
  },
});

function read(reading: Reading): ClauseReading<Details> {
  const sentences = founderShareSentences(reading);
  const candidates: Candidate<Acceleration>[] = [];
  for (const { pattern, value } of byName) {
    for (const found of matchesIn(sentences, pattern))
      if (!isNegated(found)) candidates.push({ value, span: found });
  }
  const isNamed = candidates.length > 0;
  for (const sentence of sentences) {
    const span = { start: sentence.start, end: sentence.end };
    if (
      denied.test(sentence.text) ||
      isEmptyUnder(sentence, /^accel(?:erat|\b)|^early (?:vesting|release)\b/i)
    )
      candidates.push({ value: 'none', span });
    else if (!isNamed && vestsNow.test(sentence.text) && isSale(sentence)) {
      const isOnDismissal = endWords.test(sentence.text) || dismissed.test(sentence.section?.title ?? '');
      candidates.push({ value: isOnDismissal ? 'double' : 'single', span });
    }
  }
  const affirmed = candidates.filter(({ value }) => value !== 'none');
  const settled = settle(reading, affirmed.length > 0 ? affirmed : candidates, worse);
  const supporting = sentences.filter((sentence) =>
    settled.spans.some((span) => span.start < sentence.end && sentence.start < span.end),
  );
  return {
    status:
      settled.value === null
        ? 'absent'
        : settled.value === unresolved
          ? 'unresolved'
          : settled.value === 'none'
            ? 'present-and-none'
            : 'present',
    facts: { acceleration: settled.value },
    evidence: quote(reading, supporting),
    details: {
      isPartial: supporting.some(
        (sentence) =>
          /\bhalf\b/i.test(sentence.text) ||
          findPercentages(sentence.text).some(({ value }) => typeof value === 'number' && value < 100),
      ),
    },
  };
}

/** The sale may stand in the label: "Change of control: 50% acceleration". */
function isSale({ text, section }: Sentence): boolean {
  return saleWords.test(text) || hasTitle(section, saleWords);
}

/** A double trigger gives founders less than a single one. */
function worse(left: Acceleration, right: Acceleration): Acceleration {
  const order: Readonly<Record<Acceleration, number>> = { single: 0, double: 1, none: 2 };
  return order[right] > order[left] ? right : left;
}

function rate(value: Fact<Acceleration>, { isPartial }: Details): Assessment {
  if (value === 'none') {
    return {
      rating: 'Red',
      risk: 'Nothing accelerates: after a sale you can be dismissed and lose all shares that have not vested.',
      recommendation:
        'Ask for full acceleration on a double trigger: sale of the company and dismissal without cause.',
    };
  }
  if (value === unresolved || value === null) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'Whether vesting accelerates on a sale is left open.',
      recommendation: 'Ask for full acceleration on a double trigger.',
    };
  }
  if (isPartial) {
    return {
      rating: 'Amber',
      risk: 'Only part of your unvested shares vests if the company is sold.',
      recommendation: 'Ask for full acceleration if you are dismissed without cause after a sale.',
    };
  }
  return {
    rating: 'Green',
    risk:
      value === 'double'
        ? 'If the company is sold and you are then dismissed without cause, your shares vest (double trigger).'
        : 'If the company is sold, your shares vest (single trigger).',
    recommendation: 'No change needed.',
  };
}

const missing: Assessment = {
  rating: 'Amber',
  risk: 'The document does not say what happens to unvested shares when the company is sold.',
  recommendation:
    'Ask for full acceleration on a double trigger: sale of the company and dismissal without cause.',
  isMissing: true,
};
