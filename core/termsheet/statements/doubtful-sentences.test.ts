import { expect, it } from 'vitest';
import { placeFinding } from '../assessment/finding.ts';
import { type AccountedSentence, accountFor, accountOf } from '../coverage/account.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { doubtfulSentences, noDoubt, withDoubtful, withoutHarmless } from './doubtful-sentences.ts';
import { mostSentences } from './read-statements.ts';

const reading = createReading(
  readPlainText(`The garden must be kept by the tenants.

The fence shall be painted by us.

Our offer is open until Friday.`),
);
const [garden, fence, offer] = reading.sentences;
if (!garden || !fence || !offer) throw new Error('three sentences are three sentences');
const account = accountFor(reading, []);
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

it('doubts a sentence from the bound on', () => {
  const sentences = [garden, fence, offer].map((sentence, at) => ({ sentence, figures: [at, 1] }));
  // The probabilities are 0.27, 0.38 and 0.5.
  const weights = { offset: -2, weights: [0.5, 1] };
  expect([...doubtfulSentences(weights, sentences)]).toEqual([fence, offer]);
  expect(doubtfulSentences(noDoubt, sentences).size).toBe(0);
});

it('counts a doubtful sentence as not understood, though its words are those of a next step', () => {
  expect(unread(account.notUnderstood)).toEqual([garden, fence]);
  const doubted = withDoubtful(account, new Set([offer]), []);
  expect(unread(doubted.notUnderstood)).toEqual([garden, fence, offer]);
  expect(doubted.stating - doubted.understood).toBe(3);
});

it.each([
  ['Amber', false],
  ['Green', true],
] as const)('takes one that a finding quotes as %s for not understood: %s', (rating, isUnread) => {
  const { notUnderstood } = withDoubtful(account, new Set([offer]), [quoting(offer, rating)]);
  expect(unread(notUnderstood).includes(offer)).toBe(isUnread);
});

it('leaves out what resembles no harm, and nothing else, for the colour', () => {
  expect(unread(withoutHarmless(account, new Set([fence])).notUnderstood)).toEqual([fence]);
});

it('calls no sentence of another language harmless', () => {
  const abroad = account.sentences.map((one) => ({ ...one, isForeign: true as const }));
  const left = withoutHarmless(accountOf(abroad), new Set());
  expect(unread(left.notUnderstood)).toEqual([garden, fence]);
});

it('leaves out nothing of a document that is too long to be heard whole', () => {
  const [first] = account.sentences;
  if (!first) throw new Error('there is a first sentence');
  const long = accountOf(Array.from({ length: mostSentences + 1 }, () => first));
  expect(withoutHarmless(long, new Set())).toBe(long);
});
