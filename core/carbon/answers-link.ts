import { type CarbonAnswers, carbonQuestions, completeAnswers } from './answers.ts';

/** Longer than any fragment we write; what is longer is none of ours. */
const longestFragment = 300;

/** The answers as the fragment of an address, without its `#`: a browser never sends a fragment to a server. */
export function answersToFragment(answers: CarbonAnswers): string {
  return carbonQuestions.map((question) => `${question}=${answers[question]}`).join('&');
}

/** Reads what {@link answersToFragment} wrote, with or without its `#`; null where an answer is missing or wrong. */
export function answersFromFragment(fragment: string): CarbonAnswers | null {
  if (fragment.length > longestFragment) return null;
  const pairs = fragment.replace('#', '').split('&');
  const given = new Map<string, string | undefined>();
  for (const pair of pairs) {
    const [name = '', value] = pair.split('=', 2);
    given.set(name, value);
  }
  const entries = carbonQuestions.map((question) => [question, given.get(question)]);
  return completeAnswers(Object.fromEntries(entries));
}
