import { type Fact, type Settles, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isEmptyAnswer } from '../../reading/empty-answer.ts';
import { blank } from '../../reading/normalise-characters.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { background } from '../background.ts';
import { type Assessment, type ClauseReading, defineClause } from '../clause.ts';
import { founderNoun, partiesOf } from '../parties.ts';
import { hasTitle, isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedWarranties } from './described-founder-terms.ts';
import { isOtherPromise } from './other-promises.ts';
import { isWithinYearOfPay, namesYearOfPay } from './year-of-pay.ts';

type Warranties = Settles<'founderWarranties'>;

interface Details {
  readonly isJoint: boolean;
  /** The cap is a year's salary or less. */
  readonly isCappedAtSalary: boolean;
}

/** Warranties by another name: "the two of you will stand behind these confirmations personally". */
const personally = anyOf(
  /\bpersonally\b[^.;]{0,60}\b(?:stand|answer\w*|liable|responsible)/i,
  /\b(?:stand(?:s|ing)? behind|answer(?:s|able)? for|vouch\w* for)\b[^.;]{0,60}\bpersonally\b/i,
);
const topic = alsoDescribed(describedWarranties, {
  titles: anyOf(
    /^who warrants\b|^warrantors?$/i,
    /^reps?\b|warrant(?:y|ies)|(?:founders?'?|company) guarantees|representations|indemnit/i,
    /guarantees?\??$|garantien|zusicherung|gew\u00e4hrleistung/i,
  ),
  words: anyOf(
    personally,
    /\bwarranties\b[^.;]{0,30}\b(?:from|by) the company\b/i,
    /\b(?:founders?|promoters?|key holders?|managers)\b[^.;]{0,120}\b(?:warrant(?:y|ies)|warrants?\b(?! to purchase)|representations?|indemni(?:t[yieo]|f|s)\w*)/i,
    /\b(?:warrant(?:y|ies)|representations?|indemni(?:t[yieo]|f|s)\w*)\b[^.;]{0,120}\b(?:founders?|promoters?|key holders?|managers)/i,
    /\byou\b[^.;]{0,60}\b(?:warrant(?:y|ies)|representations?)\b|gr\u00fcnder sichert/i,
    /\btheir (?:own |personal )?(?:warrant(?:y|ies)|representations?)\b/i,
    /\bdirectors?\b[^.;]{0,30}\bwarrant\b[^.;]{0,30}\b(?:private|personal|individual) (?:names?|capacit)/i,
  ),
  except: /coverage|exercise|registration|drag|finders?|insurance|d&o|board|vesting|option/i,
});
const founders = new RegExp(`${founderNoun}|\\bwarrantors\\b`, 'i');
const founderTitle = new RegExp(founderNoun, 'i');
const gives = anyOf(
  /\banswer\b[^.;]{0,60}\bfor the (?:correctness|accuracy|truth)\b|\bpromise that\b|\banswerable\b/i,
  /\bjoin in\b|\bguarantees?\b|\bwarrant|\brepresent|\bindemni|sichert|garantie/i,
  /\bstand(?:s|ing)? behind\b|\banswer(?:s|able)? for\b|\bgive\b|\bgiven\b|customary|usual|liab/i,
);
const refused = anyOf(
  /\b(?:founders?|promoters?|managers?|key holders?)\b[^.;]{0,20}\bgiving (?:none|nothing|no\b)/i,
  /\b(?:founders?|promoters?|managers?|key holders?)[,:]? none\b/i,
  /\b(?:founders?|promoters?|managers?|key holders?)\b[^.;]{0,12}\badd(?:s|ing)? (?:none|nothing)\b/i,
  /\b(?:warrant\w*|representations?) are the company(?:'s own| alone)\b(?!.{0,40}\bfounders? (?:are|is)\b)/i,
  /\bdirectors? (?:will |shall |are |is )?(?:not|never) (?:be )?(?:asked|called upon|required) to warrant/i,
  /^\W*(?:given |by |from )*(?:the )?(?:company|corporation) (?:exclusively|by itself|on its own)\b/i,
  /\b(?:founders?|promoters?|managers?)\b[^.;]{0,12}\b(?:warrants?|represents?|guarantees?) (?:nothing|none)\b/i,
  /\bfounders? give none\b|\bnot asking (?:the )?founders? to (?:guarantee|vouch)\b/i,
  /^\W*(?:the )?founders? (?:do|does|will|shall) not\W*$/i,
  /\bcompany gives (?:them|these|all)\b[^.]{0,20}\bfounders? (?:do|does) not\b/i,
  /\bfounders?\b[^.;]{0,30}\bnone of them\b/i,
  /\b(?:given|provided|made) (?:exclusively|solely) by the company\b|\bare from the company only\b/i,
  /\bfrom the company (?:only|alone)\b/i,
  /\b(?:you|founders?|promoters?|key holders?|managers?) (?:will |shall )?give (?:none|no)\b/i,
  /\bfounders?\b[^.;]{0,30}\b(?:gives?|makes?|provides?|offers?) (?:none|nothing|no (?:such )?(?:warrant|represent|indemni))/i,
  /\bfounders?\b[^.;]{0,12}\b(?:not|never) (?:be )?(?:asked|expected|called (?:on|upon)|obliged|liable|part(?:y|ies) to|among)\b/i,
  /\b(?:comes?|come only|stems?) from the company (?:only|alone)/i,
  /\bcompany is the (?:only|sole) (?:warrantor|party)|\bnone from (?:the )?founders?/i,
  /^(?:given |by |from )*(?:the )?company (?:only|alone)\b/i,
  /\bfounders?\b[^.;]{0,60}\b(?:do(?:es)? not|shall not|will not|are not required to|is not required to|not be required to|give no|gives no|no(?= (?:personal |such |other )*(?:warrant|represent|indemni|liab)))\b[^.;]{0,40}\b(?:warrant|represent|indemni|give|liab)/i,
  /\b(?:no|without|not from|not by)\b[^.;]{0,25}\b(?:founders?'?|personal)\b[^.;]{0,30}\b(?:warrant|represent|indemni|liab)/i,
  /\bno (?:representations?|warrant\w+|indemni(?:t[yieo]|f|s)\w*)\b[^.;]{0,50}\b(?:by|from) (?:the |any |any of the )*founders?/i,
  /\b(?:given|provided|made)(?: only)? by the company (?:only|alone)/i,
  /\b(?:only|solely) (?:by|from) the company\b/i,
  /\bcompany(?: only| alone)\b[^.;]{0,20}(?:warrant|gives)/i,
  /founder warranties\s?[:-]?\s(?:none|nil|not applicable|n\/a)/i,
  /\bnot (?:by |from )?(?:any of )?(?:the|its) founders?|^\W*(?:by |from )?(?:the )?company only\b/i,
  /^\W*only (?:by |from )?the company\b/i,
  /\bneither of (?:you|them)\b[^.;]{0,15}\b(?:stands? behind|gives?|joins?|signs?)\b/i,
);
/** Under a heading of the founders too, what the company gives is not theirs. */
const byCompany =
  /^[IVXL\d.()*\s]*(?:(?:given )?(?:by|from) )?the (?:company|corporation)\b(?![^.;]*\b(?:and|with)\b)/i;
/** "No founder is liable for more than a year's salary" limits what founders give; it refuses nothing. */
const limitOfLiability =
  /\b(?:no|neither)\b[^.;]{0,20}\bfounder\b[^.;]{0,25}\bliable\b[^.;]{0,12}\b(?:more|beyond|above|excess)\b/i;
const unlimited = anyOf(
  /\bwithout limit\b|\bnot (?:be )?(?:limited|capped|restricted)\b(?! to\b)/i,
  /\b(?:not|no|nor|without)\b[^.;]{0,50}\b(?:financial|monetary|overall) (?:limit\w*|cap|ceiling|maximum)/i,
  /\b(?:without|no|not subject to(?: any)?|un)[\s-]?(?:any |a |an |monetary |financial |overall |upper |maximum |liability )*(?:limit\w*|cap\w*|ceiling|restriction)[^.;]{0,40}(?:liab|$|\b)/i,
  /\buncapped\b|\bunlimited\b|\bfull (?:personal )?liability\b|\bfull warranties\b/i,
);
const limitedWords = anyOf(
  /\bto the extent of\b/i,
  /\b(?:stop|end|cut)(?:s|p?ing|p?ed)?(?: off)? at\b[^.;]{0,30}(?:[\u00a3$\u20ac]\s?\d|\b(?:salary|pay)\b)/i,
  /\bthe most\b|\bliable\b[^.;]{0,12}\b(?:for more than|beyond|above|in excess of)\b/i,
  /\b(?:exposure|liability)\b[^.;]{0,20}\b(?:being|is|of)\b[^.;]{0,20}\b(?:salary|times)\b/i,
  /\b(?:cap(?:ped|s)?|limit(?:ed|ation|s)?|maximum|exceeds?\b|up to|no more than|not more than|aggregate liability|ceiling|begrenzt)\b/i,
);
const joint = anyOf(
  /\bco-debtors\b|\beach of (?:them|you) for the whole\b|\btogether with the others?\b/i,
  /\b(?:together|jointly) and (?:individually|separately)|\beach for the whole/i,
  /\bjoint(?:ly)? and several(?:ly)?|gesamtschuldner/i,
);
/** F05: what founders answer for with their own money. */
export const founderWarranties = defineClause<Details>({
  ...taxonomy.founderWarranties,
  appliesTo: ['priced-equity'],
  read,
  assess({ status, facts, details }, context) {
    if (status === 'absent') return [];
    const about = background(context, { norm: 'founder-warranties', law: 'founder-warranties' });
    return [{ ...rate(facts.founderWarranties ?? null, details), ...about }];
  },
});

/** Warrants that founders or staff get (BSPCE) are shares to come, not warranties. */
function isAboutInstruments({ text }: Sentence): boolean {
  const rest = text.replace(
    /(?:(?:founder|employee|staff)(?:['\u2019]s|s['\u2019]) |share |stock |subscription |detachable )warrants?\b/gi,
    '',
  );
  return rest !== text && !/\bwarrant|\brepresent|\bindemni|\bguarantee/i.test(rest);
}

function read(reading: Reading): ClauseReading<Details> {
  const sentences = scopeOf(reading, topic).sentences.filter(
    (sentence) =>
      isStatement(sentence) &&
      !isAboutInstruments(sentence) &&
      !isOtherPromise(sentence.text, founders.test(sentence.text)),
  );
  const person = partiesOf(reading).founderPerson;
  const own = sentences.filter(
    ({ text, section }) =>
      founders.test(text) ||
      personally.test(text) ||
      person.test(text) ||
      (hasTitle(section, founderTitle) && !byCompany.test(text)),
  );
  const value = warrantiesOf(own, sentences);
  const texts = (own.length > 0 ? sentences : []).map((sentence) => sentence.text);
  const hasFounders = own.length > 0 || value === 'none';
  return {
    status:
      !hasFounders || value === null
        ? 'absent'
        : value === unresolved
          ? 'unresolved'
          : value === 'none'
            ? 'present-and-none'
            : 'present',
    facts: { founderWarranties: value },
    evidence: quote(reading, own.length > 0 ? own : sentences),
    details: {
      isJoint: texts.some((text) => joint.test(text)),
      isCappedAtSalary: texts.some(isWithinYearOfPay),
    },
  };
}

function warrantiesOf(own: readonly Sentence[], all: readonly Sentence[]): Fact<Warranties> {
  const answeredNo = own.filter((sentence) => isEmptyAnswer(sentence) || notGiven.test(sentence.text));
  // "Cap per founder: none" gives the warranties and leaves out their limit.
  if (answeredNo.length > 0)
    return answeredNo.some((sentence) => !isCapLabel(sentence)) ? 'none' : 'uncapped';
  const isGiven = own.some(
    (sentence) => isGiving(sentence.text) || isListed(sentence) || isGivenBy(sentence),
  );
  if (!isGiven) return all.some(({ text }) => isRefused(text)) ? 'none' : null;
  const onLiability = all.filter(({ text }) => /liability|claims?\b/i.test(text));
  if ([...own, ...onLiability].some(({ text }) => unlimited.test(text))) return 'uncapped';
  const limits = [
    ...own,
    ...all.filter(
      ({ text }) => /liability|claims?/i.test(text) && !/\bcompany's (?:liability|aggregate)/i.test(text),
    ),
  ].filter((sentence) => limitedWords.test(sentence.text) || isCapLabel(sentence) || isPayAlone(sentence));
  if (limits.some(({ text }) => !isOpenCap(text))) return 'capped';
  if (limits.length > 0) return unresolved;
  return 'uncapped';
}

/** "Founders' warranties: one year's pay each": the answer is the limit. */
function isPayAlone({ text, section }: Sentence): boolean {
  return /warrant/i.test(section?.title ?? '') && text.length < 60 && namesYearOfPay(text);
}

/** "We do not ask founders for warranties": whoever does not ask gets none. */
const notAsked =
  /\b(?:do not|don't|never|not) (?:ask|want|seek|require|expect|need)\b[^.;]{0,40}\b(?:warrant|represent|indemni)/i;

/** The answer to a label that asks for founders' warranties. */
const notGiven = anyOf(
  /^\W*none\b|^\W*not (?:given|offered|provided|sought|wanted|necessary|needed)\b(?! to be)/i,
  /^\W*not (?:required|requested|asked)\b(?! to be)/i,
);

const capLabel = anyOf(
  /\b(?:warrant\w*|represent\w*|indemnity|liability)\b[^.;]{0,20}\b(?:cap|limit|ceiling|maximum)\b/i,
  /\b(?:cap|limit|ceiling|maximum)\b[^.;]{0,20}\b(?:warrant|represent|indemnity|liability)/i,
);

/** "Limit of warranties, each founder: 1x salary": the label says that what follows is a limit. */
function isCapLabel({ section }: Sentence): boolean {
  return capLabel.test(section?.title ?? '');
}

function isRefused(text: string): boolean {
  return (refused.test(text) || notAsked.test(text)) && !limitOfLiability.test(text);
}

function isGiving(text: string): boolean {
  return gives.test(text) && !isRefused(text);
}

const startsWithParty = anyOf(
  /^\W*(?:by|from)\b/i,
  /^\W*(?:the )?(?:founders?|promoters?|key holders?|company(?: and,?|(?: [^.;,]{0,30})?[;,&]) (?:[^.;]{0,40},? )?(?:the )?(?:founders?|promoters?))\b/i,
);

/** "Representations: by the Company and the Promoters". */
function isGivenBy({ section, text }: Sentence): boolean {
  return hasTitle(section, topic.titles) && startsWithParty.test(text) && !isRefused(text);
}

/** An item of a list headed "By the founders" in the section on warranties. */
function isListed({ section, text }: Sentence): boolean {
  return (
    hasTitle(section, topic.titles) &&
    hasTitle(section, /\b(?:by|from|of|durch) (?:the |den |die )?(?:founders?|gr\u00fcnder)|founder/i) &&
    !isRefused(text)
  );
}

const openCap = new RegExp(`^[^\\p{L}${blank}]*${blank}[^\\p{L}]*$`, 'u');

/** A cap whose amount is blank is a cap all the same; only its existence in doubt would leave it open. */
function isOpenCap(text: string): boolean {
  return openCap.test(text);
}

function rate(value: Fact<Warranties>, { isJoint, isCappedAtSalary }: Details): Assessment {
  if (value === 'none') {
    return {
      rating: 'Green',
      risk: 'Founders give no warranties; only the company is liable.',
      recommendation: 'No change needed.',
    };
  }
  if (value === 'uncapped' || isJoint) {
    const extent = isJoint
      ? 'the full amount of any warranty claim, jointly and severally with the others'
      : 'warranty claims';
    return {
      rating: 'Red',
      risk: `You are personally liable for ${extent}${value === 'uncapped' ? ', without a cap' : ''}.`,
      recommendation:
        'Ask for only the company to give warranties; failing that, for several liability capped at one year’s salary.',
    };
  }
  if (value === unresolved || value === null) {
    return {
      rating: 'Amber',
      risk: 'Whether founders give warranties, and up to what amount, is left open.',
      recommendation: 'Ask for only the company to give warranties, or for a cap of one year’s salary.',
    };
  }
  return isCappedAtSalary
    ? {
        rating: 'Green',
        risk: 'You are liable for warranty claims up to about one year’s salary.',
        recommendation: 'No change needed.',
      }
    : {
        rating: 'Amber',
        risk: 'You are personally liable for warranty claims, up to a cap that is not tied to your salary.',
        recommendation:
          'Ask for a cap of one year’s salary, a time limit of 12 to 24 months, and a minimum claim.',
      };
}
