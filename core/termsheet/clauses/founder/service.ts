import { anyOf } from '../../reading/any-of.ts';
import { scopeOf } from '../../reading/scope.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';

interface Details {
  readonly isFullTime: boolean;
  readonly hasException: boolean;
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
);

/** F06: how much of their time founders owe the company. */
export const service = defineClause<Details>({
  ...taxonomy.service,
  appliesTo: ['priced-equity'],
  read(reading) {
    const sentences = scopeOf(reading, topic).sentences.filter(isStatement);
    const isFullTime = sentences.some(
      (sentence) => fullTime.test(sentence.text) || fullTime.test(sentence.section?.title ?? ''),
    );
    return {
      status: sentences.length > 0 ? 'present' : 'absent',
      facts: {},
      evidence: quote(reading, sentences),
      details: { isFullTime, hasException: sentences.some((sentence) => exception.test(sentence.text)) },
    };
  },
  assess({ status, details }) {
    if (status === 'absent' || !details.isFullTime) return [];
    return [details.hasException ? usual : strict];
  },
});

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
