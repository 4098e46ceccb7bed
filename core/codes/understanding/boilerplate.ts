import { phraseLexicon } from './phrase-lexicon.ts';
import { promotionPhrases } from './promotion-phrases.ts';

/**
 * Turns of phrase with which any firm praises itself, and questions after a code: they say nothing about what
 * the firm does, but single words of them would ("forward" is freight forwarding, "guaranteed" is a loan).
 */
const phrases: readonly string[] = [
  'forward[- ](?:thinking|looking)',
  '(?:customer|client|results?|solutions?|quality|value|people|future|service|goal)[- ](?:focus(?:s?ed)?|driven|centric|led|orient(?:at)?ed|first)',
  'family[- ](?:run|owned)',
  '(?:world|first)[- ]class',
  'cutting[- ]edge|state[- ]of[- ]the[- ]art|fast[- ](?:paced|growing|moving)|award[- ]winning|market[- ]leading|industry[- ]leading|well[- ]established',
  '(?:a |the |market |industry )?lead(?:ing|er)s?(?: (?:provider|supplier|company|firm|name|player|brand)s?)?(?: of| in)?',
  '(?:friendly|professional|reliable|efficient|prompt|personal|excellent|outstanding|great|quality) (?:and (?:friendly|professional|reliable|efficient|prompt|personal) )?(?:service|staff|team|advice)',
  '(?:service|satisfaction|quality) guaranteed',
  'fully (?:insured|qualified|licen[cs]ed|accredited|certified)',
  'free (?:quotes?|quotations?|estimates?)',
  'no job (?:is )?too (?:small|big)(?: or too (?:small|big))?',
  '(?:competitive|affordable|reasonable|honest|fair|low) (?:prices?|pricing|rates?)',
  'value for money|best value|proven track record|track record|one[- ]stop[- ]shop|go(?:ing)? the extra mile|added value|delivering value|thought leaders?',
  '(?:years|decades) of experience',
  '(?:established|founded|trading|est\\.?)(?: (?:in|since))? (?:19|20)\\d\\d',
  '(?:passionate|enthusiastic) about|(?:committed|dedicated) to',
  "(?:exceed|meet|surpass)(?:ing)? (?:(?:your|our|their|customer|client)s?[’']? )*expectations?",
  'our (?:mission|vision|values|aim|goal|philosophy)(?: (?:is|are)(?: to)?)?',
  'products? and services?|goods and services|services and products?',
  '(?:not[- ]for[- ]profit|non[- ]?profit)(?:[- ]making)?',
  '(?:in|at|from) (?:my|our)(?: own)? (?:home|house|spare room|kitchen table)|(?:work(?:ing)? )?from home',
  'self[- ]employed|free[- ]?lanc(?:e|er|ers|ing)(?: basis)?',
  '(?:private |public )?limited compan(?:y|ies)|sole (?:trader|proprietor)|registered in (?:england|wales|scotland|northern ireland)(?: and wales)?',
  '(?:staff|team|people) (?:are|is) (?:all )?(?:fully )?(?:trained|qualified|insured|friendly)(?: and (?:insured|trained|qualified))?',
  '(?:plans|ready|fit) for the future|going strong|bank account|people first|the right thing',
  '(?:big|ambitious|exciting) plans|(?:disrupting|disruptive|transforming)(?: the)? (?:industry|market|sector)?|growing company|you can trust',
  '(?:build(?:ing)? )?(?:long[- ]term|lasting|strong) (?:relationships?|partnerships?)',
  'deliver(?:ing|s)? (?:excellence|value|quality|results|success|solutions|outstanding|exceptional|great)(?: (?:and|service|value|results))*',
  "(?:what|which)(?:[’']s| is| are)?(?: the| my| our)? (?:(?:uk |us )?(?:sic|naics|isic|nace|cpv|industry|business|classification)(?:(?:,| or| and|/)? (?:sic|naics|isic|nace|cpv))* codes?)(?: (?:should|do|can|would|for|is|am|are)(?: (?:i|we|my|our)\\b)?(?: (?:use|need|choose|pick|have|under))?)?",
  '(?:how do i |where (?:do|can) i |help me |i need to |can you )?(?:find|get|look ?up|need|want)(?: out)?(?: the| my| our| a)? (?:sic|naics|isic|nace|cpv|industry|business|classification) codes?(?: for)?',
  '(?:sic|naics|isic|nace|cpv) codes?(?: for)?',
];

const boilerplate = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** Words of praise that count for little wherever they stand. */
const praise = new Set(
  `ambitious approachable committed competitive dedicated diverse driven dynamic effective
  efficient enthusiastic excellence excellent exceptional exciting experienced expert experts expertise flexible
  focused friendly guaranteed honest honesty innovation innovations innovative inspire inspiring
  integrity knowledgeable leading mission motivated organisation organization outstanding passion
  passionate premier professional professionals progressive quality reliable reputable
  reputation respect respected results shareholders skilled solution solutions stakeholder stakeholders success
  successful superior synergy synergies talented teamwork thriving trusted unique values
  vibrant visionary challenge challenges opportunity opportunities idea ideas potential
  directors employee employees turnover startup start-up entity enterprise venture`.split(/\s+/),
);

/** Whether a lower-case word praises a firm or names what every firm has, and so says nothing about its trade. */
export function isPraise(word: string): boolean {
  return praise.has(word);
}

const promotion = phraseLexicon(promotionPhrases);

/** A description is read for its words and then for its voice: both ask for the same text. */
let last = { text: '', plain: '' };

/** Blanks out the set phrases; every other character keeps its place. */
export function withoutBoilerplate(text: string): string {
  if (text !== last.text) last = { text, plain: blankedOut(text) };
  return last.plain;
}

function blankedOut(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of promotion.find(text)) {
    kept.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  const plain = kept.join('') + text.slice(from);
  return plain.replace(boilerplate, (phrase) => ' '.repeat(phrase.length));
}
