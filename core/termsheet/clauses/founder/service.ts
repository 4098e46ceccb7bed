import { anyOf } from '../../reading/any-of.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';

interface Details {
  readonly isFullTime: boolean;
  readonly hasException: boolean;
  /** All that they made before goes to the company. */
  readonly assignsPastWork: boolean;
}

const topic = {
  titles: anyOf(
    /full[- ]time|service agreements?|employment agreements?|outside (?:activities|interests)/i,
    /time commitment|vollzeit|nebent\u00e4tigkeit|founder (?:commitment|service|employment)/i,
  ),
  words: anyOf(
    /\bfounders?\b[^.;]{0,100}\b(?:full[- ]time|whole (?:working )?time|all of (?:his|her|their) (?:working |business )?time|exclusively to the (?:company|business)|outside (?:activities|interests|business))/i,
    /\bfull[- ]time\b[^.;]{0,60}\bfounders?|vollzeit/i,
  ),
  except: /esop|option|employee|registration|information/i,
};
const fullTime = /full[- ]time|whole (?:working )?time|all of (?:his|her|their)|exclusively|vollzeit/i;
const exception = anyOf(
  /\b(?:consent|except|unless|other than|save|approval|permitted|without)\b|nur mit zustimmung/i,
  /zustimmung|charit|non-executive/i,
  /\bfree to (?:allow|permit)\b|(?<!\b(?:no|not|nothing|none|never|nor)\b[^.;]{0,40})\ballowed\b/i,
);

/** "All past work, in any field, assigned at signing": work of before the company. */
const pastWork = anyOf(
  /\b(?:all|any|every\w*|whole|entire(?:ty)?|100 ?%)\b[^.;]{0,60}\b(?:past|prior|previous|earlier|antecedent)\b[^.;]{0,20}\b(?:work|code|creations?|output|inventions?)/i,
  /\b(?:everything|anything|all (?:that|of what)|every piece of work)\b[^.;]{0,60}\b(?:in the past|(?:from|before) (?:the |your |his |her |their )?(?:time|years|days) before|before (?:the company|joining|incorporation))\b/i,
  /\b(?:everything|anything|whatever|all (?:that )?)\b[^.;]{0,25}\b(?:invented|made|created|developed|built|wrote)\b[^.;]{0,15}\bbefore (?:you|they|he|she|it|the company|founding)\b/i,
);
const pastWorkTitle = /^(?:past|prior|previous|earlier) (?:work|inventions?|IP)$/i;
const everyKind = /^\W*(?:all|any|everything|every)\b/i;
const assigned =
  /\b(?:assign\w*|transfer\w*|giv(?:es?|en)|title|hand(?:s|ed)? over|belongs?|to (?:the )?company|the same (?:holds|goes|applies))\b/i;
const keptBack = /\b(?:not|no|none|except|other than|unless|only|licen[cs]e)\b/i;

function assignsPastWork({ text, section, isLabel }: Sentence): boolean {
  if (isLabel || keptBack.test(text.replace(/\bno excluded list\b/i, ' ')) || !assigned.test(text))
    return false;
  return pastWork.test(text) || (everyKind.test(text) && pastWorkTitle.test(section?.title ?? ''));
}

/** F06: how much of their time founders owe the company. */
export const service = defineClause<Details>({
  ...taxonomy.service,
  appliesTo: ['priced-equity'],
  read(reading) {
    const sentences = scopeOf(reading, topic).sentences.filter(isStatement);
    const isFullTime = sentences.some(
      (sentence) => fullTime.test(sentence.text) || fullTime.test(sentence.section?.title ?? ''),
    );
    const ofPastWork = reading.sentences.filter(assignsPastWork);
    return {
      status: sentences.length + ofPastWork.length > 0 ? 'present' : 'absent',
      facts: {},
      evidence: quote(reading, ofPastWork.length > 0 ? ofPastWork : sentences),
      details: {
        isFullTime,
        hasException: sentences.some((sentence) => exception.test(sentence.text)),
        assignsPastWork: ofPastWork.length > 0,
      },
    };
  },
  assess({ status, details }) {
    if (details.assignsPastWork) return [everythingBefore];
    if (status === 'absent' || !details.isFullTime) return [];
    return [details.hasException ? usual : strict];
  },
});

const everythingBefore: Assessment = {
  rating: 'Red',
  risk: 'All that you made before the company existed goes to it, whatever it was.',
  recommendation: 'Ask to assign only work that was made for this business, and list what you keep.',
};
const usual: Assessment = {
  rating: 'Green',
  risk: 'You work full time for the company; other activities need consent.',
  recommendation: 'Usual. Ask for the outside activities you already have to be listed as permitted.',
};
const strict: Assessment = {
  rating: 'Amber',
  risk: 'You owe the company all your working time, without exception.',
  recommendation: 'Ask for other activities to be allowed with consent, and list those you already have.',
};
