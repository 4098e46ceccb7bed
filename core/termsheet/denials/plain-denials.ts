import { anyOf } from '../reading/any-of.ts';

const nothingToPay = anyOf(
  /\b(?:no|without(?: any| a)?) (?:payment|charge|fee|fine|penalty|forfeit|compensation|costs?|money)\b/i,
  /\b(?:no|without(?: any| an)?) indemnity\b/i,
  /\b(?:nobody|no one|neither (?:side|party|of us)|nothing) (?:owes|pays|is (?:due|payable|owed))\b/i,
  /\b(?:owe|pay)s? (?:us |the other |each other |any(?:body|one) )?(?:nothing|neither|no\b)|\bfree of charge\b/i,
);
const talks = 'matters|talks|negotiations|discussions|things';
const parties = 'either|one|you|we|they|both|side|party|founders?';
/** The end of talks in plain words; "the company fails to pay" is another matter. */
const talksEnd = anyOf(
  /\b(?:thinks? better of it|fall(?:s|ing)? (?:over|through|apart)|com(?:es|ing) to nothing|no deal)\b/i,
  new RegExp(
    `\\b(?:${parties}) (?:\\w+ ){0,3}(?:drops?|parts?|walks? away|pulls? out|leaves? the table)\\b`,
    'i',
  ),
  new RegExp(`\\b(?:${talks}) (?:\\w+ ){0,2}(?:ends?|stops?|fails?|collapses?|breaks? (?:off|down))\\b`, 'i'),
  /\bchanges? (?:your|our|its|their|his|her) minds?\b|\bcalls? it off\b|\bpart (?:ways|company)\b/i,
  /\b(?:do|does|should)(?: not|n['\u2019]t) (?:close|proceed|go ahead|agree|arrive|come to terms)\b/i,
  /\b(?:if|should) (?:it|this) (?:fails?|falls? through)\b/i,
  /\b(?:cannot|can['\u2019]t|unable to|fail to) agree\b/i,
  /\b(?:deal|round) (?:\w+ ){0,2}(?:fails?|dies|collapses?|is (?:off|not done)|does not (?:happen|close))\b/i,
);

/** "No charge if either side drops", "if we part, we part without any payment". */
export function isFreeToPart(text: string): boolean {
  return nothingToPay.test(text) && talksEnd.test(text);
}

const exception = anyOf(
  /\b(?:nothing else|no (?:other|further)|the rest|otherwise|everything else|except|save|unless)\b/i,
  /\b(?:other than|apart from|beyond|only|but|until)\b/i,
);
const theirs =
  "(?:our|my|its|his|her|their|any|anybody's|the (?:fund|investor|lender|holder)s?(?:'s?)?) (?:prior |written |own )*";
const word =
  '(?:consent|approval|agreement|signature|sanction|leave|permission|blessing|nod|say-so|sign-off|vote|yes)';
const hangsOn = '(?:needs?|requires?|depends? on|waits? (?:for|on)|is subject to)';
const nothingNeedsWord = anyOf(
  new RegExp(`\\b(?:no|nothing|none of)\\b[^.;]{0,50}\\b${hangsOn} ${theirs}${word}\\b`, 'i'),
  new RegExp(
    `\\b(?:nothing|no \\w+) (?:for|to|in) which you (?:need|require|must have) ${theirs}${word}\\b`,
    'i',
  ),
  new RegExp(
    `\\byou (?:never|do not|don't|will not|need not) (?:need|require|ask for|seek) ${theirs}${word}\\b`,
    'i',
  ),
  /\byou (?:need not|never (?:need|have) to|do(?:n't| not) (?:need|have) to) (?:ask|consult) (?:us|me)\b/i,
);

/** "No decision of yours needs our signature": nothing waits for the investors' word. */
export function needsNoConsent(text: string): boolean {
  return nothingNeedsWord.test(text) && !exception.test(text);
}

const laterRound =
  /\b(?:(?:later|next|future|further|new) (?:rounds?|raises?|issues?)|rais(?:e|ing) (?:again|more|next))\b/i;
const doesNotAsk =
  "(?:I|we|the (?:fund|investor|lender)) (?:do(?:es)? not|don't|doesn't|will not|won't) (?:claim|ask for|want|need|expect|seek|require)";
const claimsNothing = new RegExp(
  `\\b${doesNotAsk} (?:an?|any) (?:claim|right|place|part|share|slice|allocation|priority)\\b`,
  'i',
);

/** "When you raise again I do not claim a place in the queue." */
export function claimsNoPart(text: string): boolean {
  return claimsNothing.test(text) && laterRound.test(text);
}
