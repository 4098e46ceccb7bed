import { anyOf } from '../reading/any-of.ts';

/** Persons, and what the document goes on to call them: "Ms Ann Low and Mr Tom Rea (the "Sponsors")". */
const definedPersons =
  /\b(?:Mr|Ms|Mrs|Mx|Dr|Prof)\b\.? \p{Lu}[^();]{2,120}\((?:together,? |collectively,? )?(?:the )?["'](\p{Lu}\p{Ll}{3,20})s["']\)/gu;
/** Sides that are called so whoever they are. */
const otherSides = anyOf(
  /^(?:investor|purchaser|subscriber|lender|holder|shareholder|noteholder|angel|partner|member)$/i,
  /^(?:seller|vendor|buyer|director|advis[eo]r|trustee|partie|guarantor|warrantor)$/i,
);
/** A text of nothing but definitions is searched for the first few. */
const mostRoles = 8;
/** What is agreed with those who run the company, and with nobody else. */
const ofThoseWhoWork = 'vest(?:s|ed|ing)?|leavers?|non-?compet\\w*|full[- ]time|resigns?|resignation';

/**
 * The name that a document gives to its founders, in the singular, where it calls them by no usual word: it stands
 * for persons, and the document treats them as those who run the company. Null where there is none.
 */
export function founderRole(text: string): string | null {
  for (const [, role = ''] of [...text.matchAll(definedPersons)].slice(0, mostRoles)) {
    if (otherSides.test(role)) continue;
    const works = new RegExp(`\\b${role}s?'?s?\\b(?:\\W{1,12}|[^.]{0,100}\\b)(?:${ofThoseWhoWork})\\b`, 'i');
    if (works.test(text)) return role;
  }
  return null;
}
