import { anyOf } from '../../reading/any-of.ts';

const share = [
  '\\d{1,3}(?:\\.\\d{1,2})?\\s?(?:%|per ?cent)|(?:fifty|sixty|seventy|eighty|ninety|hundred) per ?cent',
  'half|(?:one|a) third|two[ -]thirds|three[ -]quarters',
].join('|');
const whose = [
  'the|an?|his|her|their|your|of|last|latest|former|final|most|recent',
  'fixed|base|gross|net|monthly|annual|yearly|average|contractual',
].join('|');
const salary = 'salary|pay|wages?|remuneration|earnings';
/** "60 percent of your salary", "half the last salary", "half pay". */
const shareOfSalary = anyOf(
  new RegExp(`\\b(?:${share}) (?:(?:${whose}) ){0,5}(?:${salary})\\b`, 'i'),
  /\b\d+\s?% of [^.;]{0,40}(?:salary|remuneration|pay)\b/i,
);
const paid = /\b(?:paid|compensat\w*|indemni(?:ty|ties|fied)|karenzentsch\u00e4digung|entsch\u00e4digung)\b/i;
const unpaid = anyOf(
  /\b(?:un-?paid|without (?:any )?(?:pay|compensation|payment)|no (?:pay|compensation|payment|indemnity))\b/i,
  /ohne (?:karenz)?entsch/i,
);
/** "Whoever breaks it owes half of a year's salary": what a founder pays is no pay, nor is a bonus for work. */
const otherSum =
  /\b(?:breach\w*|breaks?|penalt\w+|bonus\w*|damages|fine[sd]?|forfeits?|owes?|repays?|(?:founder|you) pays?)\b/i;
const those = 'those|these|this|that|all (?:those|these|that)|the (?:same|whole|restricted|restraint)';
/** "In those months", "during this time", "for it": the time of the restraint, spoken of once more. */
const thatTime = anyOf(
  new RegExp(
    `\\b(?:in|for|during|over|throughout|each of) (?:${those}) (?:months?|time|period|years?|weeks)\\b`,
    'i',
  ),
  /\bfor (?:it|this|that)\b|\bmeanwhile\b|\bin (?:exchange|return)\b/i,
);

/** Whether a sentence about a restraint promises pay for it: "twelve months, against half of the last salary". */
export function isPaidRestraint(text: string): boolean {
  return !unpaid.test(text) && (paid.test(text) || (shareOfSalary.test(text) && !otherSum.test(text)));
}

/** Whether a sentence beside one about a restraint promises pay for it: "The company pays half of the salary for it." */
export function paysForThatTime(text: string): boolean {
  return shareOfSalary.test(text) && thatTime.test(text) && !unpaid.test(text) && !otherSum.test(text);
}
