import { isInAnotherLanguage } from '../kinds/language.ts';
import { type Account, accountOf } from './account.ts';

/**
 * The account of an English document in which a sentence of another language counts as a term that was not understood:
 * its words resemble nothing, and that is no sign that it is harmless. What the heading above it or a word of it has told a
 * clause is not what it says.
 */
export function withForeignSentences(account: Account): Account {
  const sentences = account.sentences.map((accounted) =>
    isInAnotherLanguage(accounted.sentence.text)
      ? {
          ...accounted,
          kind: 'not-understood' as const,
          states: 'binding' as const,
          isForeign: true as const,
        }
      : accounted,
  );
  return accountOf(sentences);
}
