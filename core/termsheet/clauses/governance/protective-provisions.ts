import { listInWords } from '../../../text/list-in-words.ts';
import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import type { Reading } from '../../reading/reading.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { quote, readRight, statusOfRight } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { type ConsentMatters, readConsentMatters } from './consent-matters.ts';
import { describedConsents } from './described-governance-terms.ts';

const consenting =
  'investors?|sponsor|fund|preferred|preference|series (?:seed|[a-f])|lead|requisite holders|majority holders';
const reservedMatters = [
  'alter|amend|adverse|chang|issu|creat|authori[sz]|borrow|incur|debt|indebted|sell|sale|liquidat',
  'wind|dissol|redeem|repurchas|dividend|budget|hire|acqui|schedule|matters|list',
].join('|');
/** "I've got no vote on anything you do". */
const noVote =
  /\b(?:I|we)(?:'ve| have)?(?: got)? no (?:vote|say|veto) (?:on|over) anything\b(?! (?:but|except|save)\b)/i;
const topic = alsoDescribed(describedConsents, {
  titles: anyOf(
    /^(?:the )?(?:funds?|investors?|lead|managers?|class)'?s? (?:prior )?(?:written )?consents?$/i,
    /^prior (?:approvals?|consents?)$|^investor majority (?:matters|decisions)$|^ask us first/i,
    /^our say\b|\bsay-so\b|\bclass consents?\b|protective (?:provisions?|votes?)|protective/i,
    /reserved matters|consent (?:matters|rights|requirements?)/i,
    /(?:important|major|key|fundamental) (?:decisions|actions|matters)/i,
    /investor (?:majority )?(?:consents?|approval|protections?)|^consents?$/i,
    /\b(?:preferred|investors?|series [a-f])\b.*\b(?:must|shall|has to|have to) (?:approve|consent)/i,
    /^consent of|class votes?|veto|affirmative (?:vote|voting|rights?|covenants)|negative covenants/i,
    /restrictive covenants of the company|material decisions|matters requiring/i,
    /approval (?:rights|matters)|special (?:majority|consent|approval)/i,
    /(?:acts|decisions|business|matters|transactions) (?:that|which) (?:need|require)s? (?:prior )?(?:consent|approval)/i,
    /zustimmungs/i,
  ),
  words: anyOf(
    noVote,
    /\b(?:needs?|requires?)\b[^.;]{0,20}\b(?:favou?rable|affirmative|positive|concurring) vote of\b/i,
    /\bwithout (?:our|its|the (?:lead )?(?:(?:investor|fund|lender|holder|noteholder|purchaser)s?(?:'s?)?)) (?:prior )?(?:written )?(?:agreement|consent|approval)\b/i,
    /\blist of matters (?:requiring|needing|subject to) (?:its|their|the) (?:consent|approval)/i,
    /\bwe must (?:agree|consent) to\b|\bneeds? our (?:agreement|consent|approval)\b/i,
    /\bneeds?\b[^.;]{0,30}\b(?:agreement|consent|approval)\b[^.;]{0,10}\bbefore\b/i,
    /\b(?:go-ahead|say-so|green light) of (?:the )?(?:lead )?investors?/i,
    /\bqualified majority (?:that includes|including|with) (?:the )?(?:lead )?investors?/i,
    /\bsay-so\b[^.;]{0,80}\bbefore\b/i,
    /\b(?:our|the investors?'?s?'?) (?:prior )?(?:agreement|consent|approval)\b[^.;]{0,30}\bbefore\b/i,
    /\b(?:consent|approval|agreement)\b[^.;:]{0,70}\b(?:will be|is|are|shall be) (?:needed|required)\b/i,
    /\basks?\b[^.;]{0,40}\bbefore it\b/i,
    /\bwithout (?:the )?(?:prior )?(?:written )?(?:agreement|consent|approval) of (?:the |an? (?:majority of (?:the )?)?)?(?:lead )?(?:investors?|noteholders?|lenders?|preferred|class)/i,
    new RegExp(
      `\\b(?:consent|approval|affirmative vote|vote|veto)\\b[^.;]{0,90}\\b(?:${consenting})\\b[^.]{0,200}\\b(?:${reservedMatters})`,
      'i',
    ),
    new RegExp(
      `\\b(?:investors?|preferred|series (?:seed|[a-f])|lead|requisite holders)\\b[^.;]{0,60}\\b(?:consent|approval|approve|veto)\\b[^.]{0,200}\\b(?:${reservedMatters})`,
      'i',
    ),
    /zustimmung[^.;]{0,60}investor/i,
    /\b(?:matters?|decisions?|measures|actions|acts|resolutions?)\b[^.;]{0,80}\b(?:require\w*|needs?|subject to)\b[^.;]{0,40}\b(?:consent|approval)\b/i,
    /\breserved matters\b|\bprotective provisions\b|\bveto rights?\b/i,
  ),
  except: anyOf(
    /drag|tag|co-?sale|confidential|disclos|exclusiv|no-?shop|transfer|conversion|registration/i,
    /assignment|amendment|anti-?dilution|conditions|pay-?to-?play|redemption|binding|expenses|warrant/i,
    /option|leaver|vesting|information|announcement/i,
  ),
  // Who may pass on, amend or repay the instrument itself is no say in the company.
  notAbout: anyOf(
    /\b(?:this|the) (?:instrument|agreement|note|KISS|SAFE)\b[^.;]{0,80}\b(?:assign\w*|amended|waived|modified|prepa(?:y|id)\w*)\b/i,
    /\b(?:assign|transfer)\w*\b[^.;]{0,60}\b(?:this|the) (?:instrument|agreement|note|KISS|SAFE)\b/i,
    /\bprepayment of (?:the )?principal\b/i,
  ),
  isRefusedByNegation: false,
  grants: anyOf(
    /\bwithout (?:our|its) (?:prior )?(?:written )?agreement\b|\bwe must agree\b|\bagreement before\b/i,
    /\bgo-ahead\b|\bqualified majority\b|\bsay-so\b|\bour (?:agreement|consent)\b/i,
    /\b(?:consents?|agreement of|approv\w+|asks?\b[^.;]{0,40}\bbefore it|affirmative vote|vote|veto|reserved matters|protective provisions?|negative covenants?)\b/i,
    /zustimmung|vetorecht/i,
  ),
  denies: anyOf(
    noVote,
    /\bno (?:\w+ )?list of (?:things|matters|decisions|actions)\b/i,
    /\byou (?:don't|do not|won't|never) need (?:my|our)\b(?![^.;]*\b(?:except|but|unless|other|apart)\b)/i,
    /\b(?:no|not any|without(?: any)?)\s(?:special |investor |additional |separate |specific )*(?:protective provisions|veto|reserved matters|consent (?:rights|matters))/i,
    /(?:protective provisions|reserved matters|veto rights?)\s?[:-]?\s(?:none|nil|not applicable|n\/a)/i,
  ),
});

/** G02: decisions that need the investors' consent. */
export const protectiveProvisions = defineClause<ConsentMatters>({
  ...taxonomy.protectiveProvisions,
  appliesTo: ['priced-equity', 'safe', 'convertible-note'],
  read(reading: Reading) {
    const { value, sentences, supporting } = readRight(reading, topic);
    return {
      status: statusOfRight(value),
      facts: { protectiveProvisions: value },
      evidence: quote(reading, supporting),
      details: readConsentMatters(reading, sentences),
    };
  },
  assess({ status, facts, details }, context) {
    if (status === 'absent') return [];
    const about = background(context, { norm: 'consents', law: 'consents' });
    if (facts.protectiveProvisions === unresolved) {
      return [
        {
          rating: 'Amber',
          isMinor: true,
          risk: 'The matters that need the investors’ consent are left open.',
          recommendation: 'Ask for the full list of consent matters before you sign.',
          ...about,
        },
      ];
    }
    if (facts.protectiveProvisions === false) {
      return [
        { rating: 'Green', risk: 'Investors have no veto.', recommendation: 'No change needed.', ...about },
      ];
    }
    return [{ ...rate(details, context), ...about }];
  },
});

function rate(matters: ConsentMatters, { facts }: AssessmentContext): Assessment {
  const smallSpending =
    matters.spendingLimit !== null &&
    matters.spendingLimit < (typeof facts.amount === 'number' ? facts.amount / 100 : 25_000);
  const running = [
    ...(matters.coversHiring ? ['hiring, dismissing or paying staff'] : []),
    ...(smallSpending ? ['small spending'] : []),
    ...(matters.coversChiefExecutive ? ['the choice of the chief executive'] : []),
  ];
  if (running.length > 0) {
    return {
      rating: 'Red',
      risk: `Investors can veto the running of the business: ${listInWords(running)}.`,
      recommendation:
        'Ask for consent to be limited to the capital structure (new share classes, changes of rights, sale and winding up), and for spending limits of at least 1% of the round that follow the budget.',
    };
  }
  if (matters.anySingleInvestor || (matters.votePercent ?? 0) >= 75) {
    return {
      rating: 'Red',
      risk: matters.anySingleInvestor
        ? 'Any single investor can veto the matters listed, so one of them can hold up the company alone.'
        : `Consent needs ${matters.votePercent}% of the investors’ class, so a small minority can hold up the company.`,
      recommendation: 'Ask for consent by a simple majority of the investors’ class.',
    };
  }
  const amber = [
    ...(matters.debtLimit !== null && matters.debtLimit < 250_000 ? ['borrowing at a low limit'] : []),
    ...(matters.coversBudget ? ['the annual budget'] : []),
  ];
  if (amber.length > 0 || matters.oneHolder || matters.count > 15) {
    const scope = amber.length > 0 ? ` and includes ${listInWords(amber)}` : '';
    return {
      rating: 'Amber',
      // Where one investor puts in the money, the usual matters need the consent of that one.
      ...(amber.length === 0 && matters.count <= 15 ? { isMinor: true } : {}),
      risk: `${matters.oneHolder ? 'One investor alone holds a veto' : 'The investors’ veto'}${matters.oneHolder ? scope.replace(' and includes', ' that includes') : ` goes beyond the capital structure${scope}`}.`,
      recommendation:
        'Ask for a majority of the investors’ class to decide, for debt within the budget (or under 250,000) to need no consent, and for the veto to end at a flotation or when they hold few shares.',
    };
  }
  return {
    rating: matters.hasSunset ? 'Green' : 'Amber',
    isMinor: true,
    risk: `Investors must agree to the changes listed, which concern their shares and the company’s capital${matters.hasSunset ? '' : '; the document does not say when their veto ends'}.`,
    recommendation: matters.hasSunset
      ? 'No change needed.'
      : 'Usual protection. Ask for it to end at a flotation or when few of their shares remain.',
  };
}
