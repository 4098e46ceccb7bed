import type { LearnedFact } from './stated-facts.ts';

const companyAnswers =
  /\bcompany (?:shall|will|must|agrees to|is to|undertakes to)\b[^.;]{0,30}\b(?:indemnif|warrant|represent|hold harmless)/i;
const founders =
  /\b(?:founders?|founding|promoters?|managers?|principals?|you|your|personal(?:ly)?|jointly)\b/i;

/** Whether a sentence binds the company where the fact is what founders answer for themselves. */
export function isOfCompanyAlone(fact: LearnedFact, text: string): boolean {
  return fact === 'founderWarranties' && companyAnswers.test(text) && !founders.test(text);
}
