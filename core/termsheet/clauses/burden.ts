import type { DocumentType } from '../analysis.ts';
import { anyOf } from '../reading/any-of.ts';
import { isDefinition } from '../reading/definition.ts';
import { mayMatchIn } from '../reading/layout.ts';
import { isNegated } from '../reading/negation.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { type Assessment, type Clause, defineClause } from './clause.ts';
import { isStatement, quote } from './stated-right.ts';
import type { ClauseGroup, ClauseId } from './taxonomy.ts';

/** A term that no founder expects, and that is good news only where it is absent. */
export interface Burden {
  readonly id: ClauseId;
  readonly name: string;
  readonly group: ClauseGroup;
  readonly appliesTo?: readonly DocumentType[];
  /** Wordings that impose it. */
  readonly imposes: readonly RegExp[];
  /** A sentence with one of these speaks of something else, or refuses it. */
  readonly except?: RegExp;
  /** The words that make it harsh; without them every wording is. */
  readonly harsh?: RegExp;
  readonly red: Assessment;
  readonly amber?: Assessment;
}

const all: readonly DocumentType[] = ['priced-equity', 'safe', 'convertible-note'];
/** "Neither side gets a put", "none is given over the patents": the term is named to say that it is not there. */
const refused = anyOf(
  /^(?:\W|and\b)*(?:no\b|none\b|neither\b|nobody\b|nothing\b|without\b|there (?:is|are|will be) no\b)/i,
  /\bnot? (?:be )?(?:a )?(?:asked|required|granted|given|sought|taken|wanted)\b/i,
  /\b(?:never|waived?|refused)\b/i,
);

/** Makes a clause that is looked for by what it takes from founders or the company. Nobody misses it. */
export function defineBurden({
  appliesTo = all,
  imposes,
  except,
  harsh,
  red,
  amber,
  ...burden
}: Burden): Clause {
  return defineClause<{ readonly isHarsh: boolean }>({
    ...burden,
    appliesTo,
    read(reading) {
      const found = imposing(reading, imposes, except);
      return {
        status: found.length > 0 ? 'present' : 'absent',
        facts: {},
        evidence: quote(reading, found),
        details: { isHarsh: harsh === undefined || found.some(({ text }) => harsh.test(text)) },
      };
    },
    assess({ status, details }) {
      if (status === 'absent') return [];
      return [details.isHarsh ? red : (amber ?? red)];
    },
  });
}

function imposing(reading: Reading, imposes: readonly RegExp[], except?: RegExp): readonly Sentence[] {
  const wordings = imposes.map((pattern) => ({ pattern, mayMatch: mayMatchIn(reading, pattern) }));
  return reading.sentences.filter((sentence, number) => {
    const { text, start } = sentence;
    const isImposed = wordings.some(({ pattern, mayMatch }) => {
      const match = mayMatch(number) ? pattern.exec(text) : null;
      if (!match) return false;
      const from = start + match.index;
      return !isNegated({ sentence, match, start: from, end: from + match[0].length });
    });
    if (!isImposed || !isStatement(sentence) || reading.isRefused(sentence)) return false;
    return !isDefinition(text) && !refused.test(text) && !except?.test(text);
  });
}
