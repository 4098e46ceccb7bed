import { isFunctionWord, type OtherLanguage } from './detect-language.ts';
import { plainWords } from './letter-model.ts';
import { isRoleWord } from './role-words.ts';

/** A word says which thing by its beginning: "fietsen" are no "motorfietsen", but "Büromöbel" are "Möbel". */
const beginning = 4;

/** Whether a title names a thing of the description, and not only what is done with it or a narrower thing. */
export function namesThing(language: OtherLanguage, description: string, title: string): boolean {
  const named = plainWords(title).filter((word) => word.length >= beginning && !isRoleWord(language, word));
  return plainWords(description)
    .filter((word) => !isFunctionWord(language, word) && !isRoleWord(language, word))
    .some((word) =>
      named.some((other) => word.includes(other.slice(0, beginning + 1)) || begins(word, other)),
    );
}

function begins(one: string, other: string): boolean {
  return one.length >= beginning && other.startsWith(one.slice(0, beginning));
}
