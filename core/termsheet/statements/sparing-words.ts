import { isNoMatter } from '../clauses/governance/consent-matters.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import type { Sentence } from '../reading/sections.ts';

/** "For your own deceit you are liable without limit": so everybody is by law. */
const forFraud =
  /\b(?:for|in (?:case|cases|the event) of|save|except|other than)\b[^.;]{0,30}\b(?:fraud\w*|deceit|dishonest\w*|wilful(?:ly)?|intentional(?:ly)?)\b/i;
const limited = /\b(?:not (?:be )?(?:above|more than|over)|no more than|limited to|up to|at most)\b/i;

/** By clause, words that resemble a harm and spare founders it. */
const sparing: Readonly<Record<string, (text: string) => boolean>> = {
  [taxonomy.protectiveProvisions.id]: isNoMatter,
  [taxonomy.founderWarranties.id]: (text) =>
    (forFraud.test(text) || limited.test(text)) && !/\bjoint/i.test(text),
};

/** Whether a sentence names a harm of the clause to say that founders are spared it. */
export function sparesFounders(
  clause: string,
  { text, section }: Pick<Sentence, 'text' | 'section'>,
): boolean {
  const spares = sparing[clause];
  return spares !== undefined && (spares(text) || spares(section?.title ?? ''));
}
