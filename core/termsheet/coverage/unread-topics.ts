import type { Section } from '../reading/sections.ts';
import type { Account, AccountedSentence } from './account.ts';
import { wordsOf } from './lexicon.ts';
import { type Topics, topicBit, topicIndex } from './topic-index.ts';

/** The passages of a document that a clause which found nothing has to reckon with. */
export interface UnreadTopics {
  /** Passages that were not understood and may state the clause, by their own words or by their heading. */
  mayState(id: string): readonly AccountedSentence[];
  /** Passages that speak of the clause by its name; those that were not understood first. */
  name(id: string): readonly AccountedSentence[];
}

/** A longer heading is a sentence, whose words are its own. */
const mostWordsOfAHeading = 7;

/**
 * Sorts the passages of a document by the clauses that they may state. A passage that one clause has read may state
 * another as well ("tag on founder sales; drag at 75%"): its own name in it is enough to say that it stands there.
 */
export function unreadTopics({ sentences }: Account): UnreadTopics {
  const topicsOf = topicIndex();
  const headings = new Map<Section, Topics>();
  const topicsOfHeading = (section: Section | null): Topics => {
    if (section === null) return topicsOf([]);
    const before = headings.get(section);
    if (before !== undefined) return before;
    const words = wordsOf(section.title);
    const topics = topicsOf(words.length > mostWordsOfAHeading ? [] : words);
    headings.set(section, topics);
    return topics;
  };
  const passages = sentences.map((passage) => {
    const { terms, names, words } = topicsOf(passage.words);
    const heading = topicsOfHeading(passage.sentence.section);
    const isUnread = passage.kind === 'not-understood';
    const isOpen = isUnread || passage.kind === 'nothing';
    const named = (isUnread ? names : terms) | (isOpen ? heading.names : heading.terms);
    return { passage, isUnread, names: named, words: words | heading.names };
  });
  // Most passages speak of no clause, and every clause asks.
  const unread = passages.filter(({ isUnread, words }) => isUnread && words !== 0);
  const named = passages.filter(({ names }) => names !== 0);
  const naming = [...named.filter(({ isUnread }) => isUnread), ...named.filter(({ isUnread }) => !isUnread)];
  return {
    mayState: (id) =>
      unread.filter(({ words }) => (words & topicBit(id)) !== 0).map(({ passage }) => passage),
    name: (id) => naming.filter(({ names }) => (names & topicBit(id)) !== 0).map(({ passage }) => passage),
  };
}
