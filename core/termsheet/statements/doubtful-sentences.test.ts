import { expect, it } from 'vitest';
import { placeFinding } from '../assessment/finding.ts';
import { type AccountedSentence, accountFor, accountOf } from '../coverage/account.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { doubtsOf, withDoubtful, withoutHarmless } from './doubtful-sentences.ts';
import { type HarshPassage, mostSentences } from './read-statements.ts';

const reading = createReading(
  readPlainText(`The garden must be kept by the tenants.

The fence shall be painted by us.

Our offer is open until Friday.`),
);
const [garden, fence, offer] = reading.sentences;
if (!garden || !fence || !offer) throw new Error('three sentences are three sentences');
const account = accountFor(reading, []);
const passage = (sentence: typeof garden, probability: number): HarshPassage => ({
  clause: 'F07',
  readBy: new Set(),
  sentence,
  probability,
  isShort: false,
  isLikeliest: true,
});
const unread = (sentences: readonly AccountedSentence[]) => sentences.map(({ sentence }) => sentence);
const quoting = (sentence: typeof garden, rating: 'Amber' | 'Green') =>
  placeFinding(
    { id: 'F07', name: 'Lock-up', group: 'founder' },
    {
      rating,
      risk: 'A risk.',
      recommendation: 'Ask.',
      evidence: [reading.evidence(sentence)],
    },
  );

it('doubts a sentence from the bound on, once whatever clauses it may harm', () => {
  const passages = [passage(garden, 0.11), passage(fence, 0.12), passage(fence, 0.4), passage(offer, 0.05)];
  const { doubtful, doubtfulUnread } = doubtsOf(passages);
  expect([...doubtful]).toEqual([fence]);
  expect([...doubtfulUnread]).toEqual([garden, fence]);
});

it('counts a doubtful sentence as not understood, though its words are those of a next step', () => {
  expect(unread(account.notUnderstood)).toEqual([garden, fence]);
  const doubted = withDoubtful(account, { doubtful: new Set([offer]) }, []);
  expect(unread(doubted.notUnderstood)).toEqual([garden, fence, offer]);
  expect(doubted.stating - doubted.understood).toBe(3);
});

it.each([
  ['Amber', false],
  ['Green', true],
] as const)('takes one that a finding quotes as %s for not understood: %s', (rating, isUnread) => {
  const { notUnderstood } = withDoubtful(account, { doubtful: new Set([offer]) }, [quoting(offer, rating)]);
  expect(unread(notUnderstood).includes(offer)).toBe(isUnread);
});

it('leaves out what resembles no harm, and nothing else, for the colour', () => {
  expect(unread(withoutHarmless(account, { doubtfulUnread: new Set([fence]) }).notUnderstood)).toEqual([
    fence,
  ]);
});

it('calls no sentence of another language harmless', () => {
  const abroad = account.sentences.map((one) => ({ ...one, isForeign: true as const }));
  const left = withoutHarmless(accountOf(abroad), { doubtfulUnread: new Set() });
  expect(unread(left.notUnderstood)).toEqual([garden, fence]);
});

it('leaves out nothing of a document that is too long to be heard whole', () => {
  const [first] = account.sentences;
  if (!first) throw new Error('there is a first sentence');
  const long = accountOf(Array.from({ length: mostSentences + 1 }, () => first));
  expect(withoutHarmless(long, { doubtfulUnread: new Set() })).toBe(long);
});
