import { describe, expect, it } from 'vitest';
import type { CheckedFinding } from './check-model-finding.ts';
import type { SectionReviews } from './read-sections.ts';
import { finding, noView } from './testing/ask-model.ts';
import { checksInWords, leftOutInWords, unreadInWords } from './words-for-checks.ts';

type Reason = Exclude<CheckedFinding, { accepted: true }>['reason'];

const accepted: CheckedFinding = {
  accepted: true,
  finding: finding(),
  evidence: { quote: 'Exclusivity', start: 0, end: 11 },
};
const rejected = (reason: Reason): CheckedFinding => ({ accepted: false, reason });

describe('how many findings passed the checks', () => {
  it('is none where the model gave none', () => {
    expect(checksInWords([])).toBe('The language model added nothing.');
  });

  it('is told of all that it gave', () => {
    expect(checksInWords([accepted, rejected('too-short'), accepted])).toBe(
      'Of 3 findings of the language model 2 could be verified in the document.',
    );
  });
});

describe('what was left out', () => {
  it('is nothing where every finding was accepted', () => {
    expect(leftOutInWords([accepted, accepted])).toEqual([]);
  });

  it.each<[Reason, string]>([
    ['not-found', 'whose quotes do not stand in the document'],
    ['numbers-differ', 'whose quotes do not stand in the document'],
    ['negation-dropped', 'whose quotes do not stand in the document'],
    ['words-exchanged', 'whose quotes do not stand in the document'],
    ['too-short', 'whose quotes are a heading or too short to show anything'],
    ['only-a-title', 'whose quotes are a heading or too short to show anything'],
    ['figure-unknown', 'whose figures stand neither in the document nor in our arithmetic'],
    ['not-of-a-term', 'which reassure without resting on a term of the document'],
    ['names-an-address', 'which send the reader elsewhere'],
    ['unreadable', 'which name no known clause or lack a part'],
  ])('is told with its reason: %s', (reason, because) => {
    expect(leftOutInWords([accepted, rejected(reason)])).toEqual([
      `Left out: 1 of the language model’s findings, ${because}.`,
    ]);
  });

  it('is counted for each reason that a reader would tell apart', () => {
    const checked = [rejected('too-short'), rejected('not-found'), accepted, rejected('numbers-differ')];
    expect(leftOutInWords(checked)).toEqual([
      'Left out: 2 of the language model’s findings, whose quotes do not stand in the document.',
      'Left out: 1 of the language model’s findings, whose quotes are a heading or too short to show anything.',
    ]);
  });
});

describe('what was not read', () => {
  const review = { findings: [], overall: noView };
  const failure = {
    code: 'provider-timeout',
    message: 'The language model did not answer in time.',
    isRetryable: true,
  } satisfies SectionReviews['failure'];

  it('is nothing where every part was read', () => {
    expect(unreadInWords({ reviews: [review, review], unread: 0, failure: null })).toEqual([]);
  });

  it('is counted among all parts, with the cause', () => {
    expect(unreadInWords({ reviews: [review, review], unread: 3, failure })).toEqual([
      'The language model read 2 of 5 parts of the document; about the rest the built-in engine answers alone. The language model did not answer in time.',
    ]);
  });
});
