import type { Sentence } from '../reading/sections.ts';
import type { LearnedFact } from './stated-facts.ts';

const founders =
  /\b(?:founders?|founding|promoters?|managers?|principals?|you|your|personal(?:ly)?|jointly)\b/i;
const companyAnswers =
  /\bcompany (?:shall|will|must|agrees to|is to|undertakes to)\b[^.;]{0,30}\b(?:indemnif|warrant|represent|hold harmless)/i;
/** "Employees: 4-year vesting with a 1-year cliff". */
const ofStaff = /^(?:(?:other|new|future|all) )?(?:employees?|staff|team|option ?holders?)\b/i;

/** Whether a sentence binds the company or its staff where the fact is what founders owe themselves. */
export function isOfOthers(
  fact: LearnedFact,
  { text, section }: Pick<Sentence, 'text' | 'section'>,
): boolean {
  if (founders.test(text)) return false;
  if (fact === 'founderWarranties') return companyAnswers.test(text);
  const isVesting = fact === 'vestingMonths' || fact === 'cliffMonths' || fact === 'acceleration';
  return isVesting && (ofStaff.test(text) || ofStaff.test(section?.title ?? ''));
}
