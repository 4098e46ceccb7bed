import { suggestionLists } from '../answer/suggestion-lists.ts';
import type { Classification } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { overallConfidence } from '../confidence/confidence.ts';
import { findCodes } from '../ranking/find-codes.ts';
import { atMost } from './at-most.ts';
import { otherLanguages } from './detect-language.ts';
import { matchedBy } from './matched-by.ts';
import type { NamedTrade } from './trade-words.ts';

/** A name says less than a sentence; where a word beside it was not read, it says still less. */
const mostConfidence = { whole: 0.6, inPart: 0.4 };
/** Where more words than this were not read, the name of a trade may be told of somebody else. */
const mostUnread = 1;

/** The answer that the name of a trade in another language gives; null where too much beside it was not read. */
export function namedTradeAnswer(tables: CodeTables, named: NamedTrade): Classification | null {
  if (named.unread.length > mostUnread) return null;
  const found = findCodes(tables, named.english);
  const most = named.unread.length === 0 ? mostConfidence.whole : mostConfidence.inPart;
  const confidence = atMost(overallConfidence(found), most);
  const { suggestions, uk } = suggestionLists(tables, found, confidence);
  return {
    confidence: confidence.value,
    confidences: { ...confidence.systems, ukSic: Math.min(uk.confidence, most) },
    reasoning: reasoningOf(named),
    suggestions: matchedBy(suggestions, named.words.join(' ')),
    language: named.language,
    engine: { provider: 'builtin' },
  };
}

function reasoningOf({ language, words, english, unread }: NamedTrade): string {
  return [
    `This looks like ${otherLanguages[language]}: “${words.join(' ')}” is read as “${english}”.`,
    ...unread.map((word) => `“${word}” was not read.`),
    'The codes follow from that, with their English titles: check that it is your business, or write it in English.',
  ].join(' ');
}
