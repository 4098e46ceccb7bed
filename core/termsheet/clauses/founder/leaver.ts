import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { blank } from '../../reading/normalise-characters.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { background } from '../background.ts';
import { type ClauseReading, defineClause } from '../clause.ts';
import { isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { goodUnlessCause, onlyWrongdoers, refusesLeaverTerms } from './bad-leaver.ts';
import { describedLeaver } from './described-founder-terms.ts';
import {
  type LeaverDetails,
  missingLeaverTerms,
  noLeaverTerms,
  rateLeaver,
  type VestedPrice,
} from './rate-leaver.ts';

const topic = alsoDescribed(describedLeaver, {
  titles: /leaver|founder(?:s'?)? (?:departure|exit|vesting|shares?)|compulsory transfer|buy-?\s?back|faute/i,
  words: anyOf(
    /\bif you (?:resign|leave|quit)\b[^.;]{0,120}\b(?:shares|everything|vested)/i,
    /\b(?:on|upon) (?:departure|leaving)\b[^.;]{0,80}\bshares\b/i,
    /\b(?:founder|promoter)\b[^.;]{0,60}\bkeeps\b[^.;]{0,30}\b(?:vested|earned)/i,
    /\b(?:good|bad|early|intermediate) leavers?\b|\bleaver\b/i,
    /\b(?:founders?|promoters?|key holders?)\b[^.;]{0,60}\b(?:resign\w*|leaves?|departs?|ceases? to be)\b[^.;]{0,160}\b(?:shares?|(?:un)?vested stock|transfer|nominal|repurchas\w*|forfeit\w*|market value)/i,
    /\b(?:either|any|one) of (?:you|us|the (?:founders?|promoters?))\b[^.;]{0,40}\b(?:resign\w*|leaves?|left)\b[^.;]{0,160}\bshares?\b/i,
    /\bresign\w*\b[^.;]{0,40}\bcause\b|\b(?:asks to leave|goes by own decision)\b/i,
    /\bfaute (?:lourde|grave)/i,
    /\bfounders?\b[^.;]{0,20}\b(?:decides?|chooses?) to (?:leave|go|move on)\b[^.;]{0,100}\bshares\b/i,
    /\bvoluntary (?:departure|leaving)\b[^.;]{0,40}\bvested\b/i,
    /\b(?:founder|promoter)s? who (?:resigns?|quits?|leaves?)\b[^.;]{0,8}\b(?:is|are|does|do) not\b/i,
  ),
  except: /option|esop|employee|non-?\s?compet|restrictive|registration|board|drag/i,
});
const resigns =
  '(?:resign\\w*|leaves? because (?:he|she|they) (?:wants?|chooses?)|ends? (?:your|his|her|their) (?:contract|employment|service)|(?:decides?|elects?|chooses?) to (?:leave|go|move on)|(?:steps?|stands?) down|walks? away|voluntar\\w+(?: leav\\w+| depart\\w+| terminat\\w+| cessation| exit)?|leaves? (?:of (?:his|her|their)(?: or her)? own (?:accord|free will|will)|voluntarily)|hands? in (?:his |her |their |your )?(?:notice|resignation)|quits?|terminat\\w+ by (?:the |a )?founder|terminates? (?:his|her|their|its|the)(?: own)? (?:[\\w-]+ )?(?:office|employment|service|engagement|contract|agreement)|giv(?:es?|ing) notice|own notice|k\\u00fcndig\\w*)';
const resignation = new RegExp(`\\b${resigns}`, 'i');
const bad = anyOf(
  /\b(?:same way as|treated (?:as|like)|as if)\b[^.;]{0,30}\bdismissed for (?:gross|serious|cause)/i,
  /\b(?:left|leaves?|leaving) badly\b|\bbad\b[ -]?leav(?:er|ing)/i,
);
const good = /\bgood\b[ -]?leaver/i;
const excused = anyOf(
  /\bconstructive dismissal\b[^.;)]{0,20}\b(?:apart|excepted|excluded|aside)/i,
  /\b(?:without|no|absent|other than|except(?: for)?|unless|save)\b[^.;]{0,30}\b(?:good reason|constructive|cause by the company)/i,
);
const forGoodReason = anyOf(
  /\bresign\w*\b[^.;,]{0,30}\b(?:for|with) (?:good|due|important) (?:reason|cause)/i,
  /good reason resignation|constructive/i,
);
const everyoneElse = anyOf(
  /\ball others?\b[^.;]{0,20}\bbad leavers?/i,
  /\bin (?:any|every|all) other (?:case|circumstance)s?\b[^.;]{0,30}\b(?:price|shares?|paid)\b/i,
  /\bbad leaver\b[^.;]{0,40}\b(?:any(?:one| person| founder| leaver)?|all|every|each)?\b[^.;]{0,30}\b(?:other(?:wise)?|not (?:a )?good leaver|else|in (?:all|any) other|any other)/i,
  /\b(?:any|all|every)(?: other)? (?:leaver|founder|person|departure|case|circumstances?)s?\b[^.;]{0,50}\bbad leaver/i,
  /\botherwise\b[^.;]{0,30}\bbad leaver|\bwho is not a good leaver/i,
);
const goes = `(?:${[
  '(?:goes|leaves) by (?:his |her |their |your )?own (?:decision|choice|wish|will)|asks to leave',
  'terminat\\w+ (?:the|his|her|their) (?:employment|contract|service) (?:himself|herself|themselves)',
  'hands in (?:his |her |their )?notice|(?:including by|even by) resigning',
].join('|')})`;
const keepsWhatVested = 'keeps?|retains?|holds? on to|takes? with (?:him|her|them)';
const keeps = anyOf(
  new RegExp(
    `\\b(?:resign\\w*|${goes})\\b[^.;]{0,60}\\b(?:${keepsWhatVested})\\b(?! (?:nothing|none|no|only (?:half|a part))\\b)`,
    'i',
  ),
  /\bresign\w*\b[^.;]{0,12}\bincluded\b[^.;]{0,15}\b(?:is|counts as) (?:a )?good\b/i,
  new RegExp(
    '\\bresign\\w*\\b[^.;]{0,20}\\btreated (?:no differently|the same|(?:just |exactly )?(?:like|as))\\b' +
      '[^.;]{0,10}\\b(?:any|every) other (?:departing |leaving )?(?:founder|leaver)',
    'i',
  ),
  // Whatever the reason, only what has not vested goes back.
  /\bfor any reason\b(?! (?:other|except|save))[^.;]{0,100}\bvested (?:shares|stock) (?:stay|remain)\b/i,
  /\bvested\b[^.;]{0,20}\b(?:is|are|stays?) (?:safe|kept|untouched)\b[^.;]{0,12}\b(?:resign|leav|depart)/i,
  /\b(?:resign\w*|voluntary departure)\b[^.;]{0,15}\b(?:forfeits?|costs?|loses?) (?:nothing|none|no)\b/i,
  /\b(?:resign\w*|quits?) (?:counts? as|is|are|makes?) (?:a |always )?good\b(?! reason)/i,
  /\b(?:resigns?|quits?|leaves?|you (?:quit|resign|leave)),?\b[^.;]{0,30}\bvested\b[^.;]{0,20}\b(?:stays?|remains?) (?:with|yours)/i,
  /\bin all other cases\b[^.;]{0,20}\bvested\b[^.;]{0,20}\b(?:stays?|remains?|are kept)/i,
  /\b(?:leaves? by|decides? to (?:go|leave)|(?:resigns?|quits?))\b[^.;,]{0,30}\bkeeps? (?:what|the earned|all that)/i,
  /\b(?:all|any|every) other\b[^.;]{0,40}\b(?:is|are|counts?|treated|deemed)\b[^.;]{0,12}\bgood leaver/i,
  /\b(?:resign\w*|(?:giv(?:es?|ing) )?(?:own )?notice|voluntary (?:departure|leaving)|leaving voluntarily)\b[^.;]{0,20}\b(?:is|are|does|do|shall|will|counts?)\b[^.;]{0,10}\b(?:not|never)\b(?![^.;]{0,40}\bgood)/i,
  /\b(?:resign\w*)\b[^.;]{0,80}\b(?:keeps?(?! nothing)|retains?|is (?:treated as )?a good leaver|not (?:be )?(?:treated as )?a bad leaver|good leaver)\b/i,
  /\bbad leaver\b[^.;]{0,120}\b(?:not|excluding|does not include|other than)\b[^.;]{0,20}\bresign/i,
  /resignation (?:alone |itself )?is not\b/i,
  /\b(?:resign\w*|quits?|leav(?:es|ing)|gives? notice)\b[^.;]{0,30}\b(?:not|never)(?: \w+){0,4} (?:wrongdo\w+|at fault|fault|bad\b)/i,
  /\b(?:resign\w*|voluntary (?:departure|leaving|termination|exit))\b[^.;]{0,30}\b(?:is|are|shall|does|will)(?: be)? not\b[^.;]{0,40}\bbad leaver/i,
);
/** Leaving for any reason but those named is the founder's own choice as well. */
const anyReason =
  /\b(?:leav\w+|depart\w*|ceas\w+|terminat\w+)\b[^.;]{0,60}\bfor any (?:other )?reason(?: whatsoever)?\b(?:[^.;,]{0,20}\b(?:other than|except|save|excluding)\b[^.;]{0,80}\b(?:death|disabilit|illness|incapacit|cause|good))?/i;
const punitive = anyOf(
  /\bface value\b|\bwhat (?:he|she|they|you) paid for (?:it|them)\b/i,
  /\b(?:penny|cent) (?:a|apiece|per|each|share)\b|\bfor the (?:price|sum|penny|cent)[^.;]{0,20}\bpaid\b/i,
  /\bat par\b|\bfor what (?:you|he|she|they) (?:originally )?paid\b/i,
  /\b(?:nominal|par) (?:value|price)/i,
  /\blower of\b[^.;]{0,60}\b(?:cost|nominal|subscription|issue|acquisition|purchase|par)\b/i,
  /\bforfeit|\bfor (?:\u00a3|\$|\u20ac)?(?:1|one pound|one dollar|nil)\b/i,
  /\boriginal (?:purchase|subscription|issue) price\b|\bprice (?:originally )?paid by\b/i,
  /\bno (?:consideration|compensation)|\bat cost\b|\b(?:nominal|paid[- ]up) (?:amount|sum|value)/i,
  /\bamount (?:credited as )?paid(?: up)?\b|for nil|nennwert/i,
);
const marketValue = /\b(?:fair )?market value|\bfair value|\bverkehrswert/i;
const keptShares =
  /\bvested\b[^.;]{0,40}\b(?:kept|keeps?|retain\w*)|\b(?:keeps?|retains?)\b[^.;]{0,30}\bvested/i;
const discounted = anyOf(
  /\bhalf (?:of )?(?:their|its|the) (?:fair |market )?value\b/i,
  /\b(?:\d{1,2}\s?%|half|discount\w*)\b[^.;]{0,40}\b(?:of|to|from|on)\b[^.;]{0,20}\b(?:fair|market)/i,
);
const limited =
  /\b(?:within|in|during|before|prior to)\b[^.;]{0,30}\b(?:first\s)?(?:twelve|twenty-four|12|18|24|eighteen|one|two|second|1|2|first (?=anniversary|year\b))\b[^.;]{0,20}\b(?:months?|years?|anniversary)/i;

/** F03: what happens to founders' shares when they leave. */
export const leaver = defineClause<LeaverDetails>({
  ...taxonomy.leaver,
  appliesTo: ['priced-equity'],
  read,
  assess({ status, facts, details }, context) {
    const about = background(context, { norm: 'leaver', law: 'leaver' });
    if (status === 'absent') {
      // In the US a right to buy unvested shares back stands in for leaver terms; free shares need none.
      const needsNone = context.jurisdiction === 'US' || context.facts.vestingMonths === 0;
      return needsNone ? [] : [{ ...missingLeaverTerms, ...about }];
    }
    if (status === 'present-and-none') return [{ ...noLeaverTerms, ...about }];
    return [{ ...rateLeaver(facts.badLeaverIncludesResignation ?? null, details), ...about }];
  },
});

function read(reading: Reading): ClauseReading<LeaverDetails> {
  const inScope = scopeOf(reading, topic).sentences.filter(isStatement);
  const sentences = inScope.filter(isAboutLeavers);
  const prices = inScope.filter((sentence) => !isAboutLeavers(sentence)).map(({ text }) => text);
  const value = includesResignation(sentences.flatMap(statementsOf));
  const texts = sentences.map((sentence) => sentence.text);
  const decisive = sentences.filter((sentence) => resignation.test(sentence.text) || bad.test(sentence.text));
  const named = texts.filter((text) => /\bleavers?\b/i.test(text));
  const isNone = named.length > 0 && named.every(refusesLeaverTerms);
  const isOpen = value === null && texts.some((text) => text.includes(blank) && bad.test(text));
  return {
    status:
      sentences.length === 0
        ? 'absent'
        : isOpen
          ? 'unresolved'
          : value === null && isNone
            ? 'present-and-none'
            : 'present',
    facts: { badLeaverIncludesResignation: isOpen ? unresolved : value },
    evidence: quote(reading, decisive.length > 0 ? decisive : sentences),
    details: {
      vestedPrice: vestedPriceOf([...texts, ...prices]),
      isLimitedInTime: decisive.some(
        (sentence) => resignation.test(sentence.text) && limited.test(sentence.text),
      ),
    },
  };
}

const leaving = anyOf(
  /\bends? (?:your|his|her|their) contract\b|\bwalks? away\b|\bquits?\b|leaver|leav|resign|dismiss/i,
  /terminat|depart|ceas|faute|giv(?:es?|ing) notice|convicted|\bin (?:any|every|all) other cases?\b/i,
  /\bonly fraud|\b(?:decides?|chooses?|elects?) to (?:go|move on)\b/i,
);

function isAboutLeavers({ text, section }: Sentence): boolean {
  return leaving.test(text) || /leaver/i.test(section?.title ?? '');
}

interface Statement {
  readonly text: string;
  readonly title: string;
}

const betweenLeavers = anyOf(
  /;/i,
  /(?<!\b(?:is|are|be|as|becomes?) (?:an? )?)(?=\b(?:good|bad) leaver["']?\s?(?::|-|means|includes|is defined))/i,
);

/** One definition may hold both kinds: "Good Leaver: death, illness; Bad Leaver: dismissal for cause." */
function statementsOf({ text, section }: Sentence): Statement[] {
  const parts = text.split(betweenLeavers);
  return parts.map((part, index) => ({ text: part, title: index === 0 ? (section?.title ?? '') : '' }));
}

/** Whether a founder who simply resigns is a bad leaver. */
function includesResignation(statements: readonly Statement[]): boolean | null {
  let value: boolean | null = null;
  for (const [index, { text, title }] of statements.entries()) {
    if (keeps.test(text)) return false;
    const isBad = bad.test(text) || bad.test(title);
    const isGood = !isBad && (good.test(text) || good.test(title));
    const named = resignation.test(text) && (!forGoodReason.test(text) || excused.test(text));
    const partOfBad = isBad && named && !beforeGood(text);
    if (partOfBad) return true;
    if (isGood && resignation.test(text) && !excused.test(text) && !forGoodReason.test(text)) value = false;
    else if (everyoneElse.test(text) && value === null) value = !goodCoversResignation(statements);
    else if (goodUnlessCause.test(text) && value === null) value = false;
    else if (onlyWrongdoers(text, isGood ? '' : title) && value === null) value = false;
    else if (!isGood && anyReason.test(text) && !resignation.test(text.replace(anyReason, '')))
      value ??= true;
    else if (named && !isGood && losesVested(text)) value = true;
    else if (named && !isGood && takesEverything(text, statements[index + 1]?.text ?? '')) value = true;
  }
  return value;
}

/** In "good leaver: … resignation …; bad leaver: fraud" the resignation belongs to the first part. */
function beforeGood(text: string): boolean {
  const badAt = bad.exec(text)?.index ?? -1;
  const goodAt = good.exec(text)?.index ?? -1;
  const resignationAt = resignation.exec(text)?.index ?? -1;
  if (badAt < 0 || goodAt < 0) return false;
  return goodAt < badAt ? resignationAt > goodAt && resignationAt < badAt : resignationAt > goodAt;
}

function goodCoversResignation(statements: readonly Statement[]): boolean {
  return statements.some(
    ({ text, title }) =>
      good.test(`${title} ${text}`) && resignation.test(text) && !forGoodReason.test(text) && !bad.test(text),
  );
}

/** "Who resigns … must sell the vested shares at half their value": bad in all but name. */
function losesVested(text: string): boolean {
  return (
    /(?<!un|not )\b(?:vested|released|earned)\b[^.;]{0,20}\b(?:shares|stock)\b/i.test(text) &&
    /\b(?:must|shall|has to|have to) (?:sell|transfer|offer|return)|\bforfeits?\b|\bloses?\b/i.test(text) &&
    discounted.test(text)
  );
}

const takenShares = anyOf(
  /\bsell us the (?:remainder|rest)\b|\beverything (?:you|he|she|they) holds?\b/i,
  /\bwhat(?:ever)? has been (?:freed|earned|released)\b/i,
  /\b(?:all|vested|every|half)\b[^.;]{0,40}\b(?:shares?|stock)\b/i,
  /\beverything\b[^.;]{0,20}\bvested\b|\bshares?\b[^.;]{0,30}\b(?:earned|vested) as well as\b/i,
  /\bforfeits? (?:all )?(?:his|her|their|the) (?:shares|holding)/i,
);

/** "A founder who resigns transfers all shares at nominal value", without the trade name. */
function takesEverything(text: string, next: string): boolean {
  return takenShares.test(text) && punitive.test(`${text} ${next}`);
}

function vestedPriceOf(texts: readonly string[]): VestedPrice {
  const relevant = texts
    .filter(
      (text) => bad.test(text) || resignation.test(text) || anyReason.test(text) || /vested/i.test(text),
    )
    .flatMap((text) =>
      text.split(
        /;|\.\s|,\s(?=and|while|but)|\band\s(?=(?:(?!unvested)[\w-]+\s){0,4}vested\b)|\b(?:while|whereas|but)\b/,
      ),
    );
  const about = relevant.filter((part) => !onlyUnvested(part));
  if (about.some((part) => punitive.test(part) && !good.test(part))) return 'punitive';
  if (about.some((part) => discounted.test(part))) return 'discount';
  return about.some((part) => marketValue.test(part) || keptShares.test(part)) ? 'market' : null;
}

function onlyUnvested(part: string): boolean {
  return (
    /\bunvested\b/i.test(part) &&
    !/(?:^|[^n])\bvested\b|\ball (?:of )?(?:his |her |their |the )?(?:founder's )?shares/i.test(part)
  );
}
