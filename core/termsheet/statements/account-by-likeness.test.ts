import { expect, it } from 'vitest';
import { accountFor } from '../coverage/account.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { withLearnedAccount } from './account-by-likeness.ts';
import { mostSentences } from './read-statements.ts';
import { redLabel } from './sentence-labels.ts';
import { stubJudge } from './testing/stub-judge.ts';

const text = `A tenth goes to the people whom you may hire.

The family sold its haulage business and may buy another.

We may send the chief executive home on a whim.

A tenth of it all must come back to us when we ask.`;
const reading = createReading(readPlainText(text));
const judge = stubJudge([
  { words: 'hire', labels: { E08: 0.9 } },
  { words: 'haulage', labels: { X6: 0.9 } },
  { words: 'whim', labels: { X6: 0.8, [redLabel]: 0.4 } },
  { words: 'come back', labels: { E09: 0.9, [redLabel]: 0.7 } },
]);
const byWordings = accountFor(reading, []);
const believed = new Set(reading.sentences.filter(({ text: words }) => words.includes('tenth')));
const unread = (account: typeof byWordings) => account.notUnderstood.map(({ evidence }) => evidence.quote);

it('counts facts that were believed and passages without a term, but nothing that may be harmful', () => {
  const account = withLearnedAccount(byWordings, reading, judge, believed);
  expect(unread(byWordings)).toHaveLength(4);
  expect(unread(account)).toEqual([
    'We may send the chief executive home on a whim.',
    'A tenth of it all must come back to us when we ask.',
  ]);
  expect(account.stating - account.understood).toBe(2);
});

const garden = 'We may pay for the garden behind the house.';
const kindsAfter = (labels: Readonly<Record<string, number>>, known: ReadonlySet<string> = new Set()) => {
  const one = createReading(readPlainText(`${garden}\n\nWe may pay for the fence too.`));
  const account = accountFor(one, []);
  const learned = new Set(one.sentences.filter(({ text: words }) => known.has(words.trim())));
  const { sentences } = withLearnedAccount(account, one, stubJudge([{ words: 'garden', labels }]), learned);
  return sentences.map(({ kind }) => kind);
};

it.each([
  ['read where its fact was believed', {}, [garden], 'read'],
  ['of no matter where it surely states no term', { X6: 0.75 }, [], 'nothing'],
  ['not understood where that is not sure', { X6: 0.74 }, [], 'not-understood'],
  ['not understood where nothing is known of it', {}, [], 'not-understood'],
  ['not understood where it may be harmful', { [redLabel]: 0.1, X6: 0.9 }, [garden], 'not-understood'],
  ['read where harm is all but excluded', { [redLabel]: 0.09 }, [garden], 'read'],
])('takes a sentence for %s, and leaves the next alone', (_, labels, known, expected) => {
  expect(kindsAfter(labels, new Set(known))).toEqual([expected, 'not-understood']);
});

it('hears no more sentences than are worth the time', () => {
  const gardens = Array.from({ length: mostSentences + 2 }, (_, at) =>
    garden.replace('house', `house ${at}`),
  );
  const many = createReading(readPlainText(gardens.join('\n\n')));
  const heard: string[] = [];
  const listening = stubJudge([{ words: 'garden', labels: { X6: 0.9 } }]);
  const account = withLearnedAccount(
    accountFor(many, []),
    many,
    (sentence, mark) => {
      heard.push(sentence.text);
      return listening(sentence, mark);
    },
    new Set(),
  );
  expect(heard).toHaveLength(mostSentences);
  expect(account.notUnderstood).toHaveLength(2);
});

it('leaves what the wordings have understood as it was', () => {
  const sentences = byWordings.sentences.map((accounted) => ({ ...accounted, kind: 'boilerplate' as const }));
  const known = { ...byWordings, sentences, notUnderstood: [], understood: byWordings.stating };
  expect(withLearnedAccount(known, reading, judge, believed)).toEqual(known);
});

it('keeps the words and the quote of every sentence', () => {
  const { sentences } = withLearnedAccount(byWordings, reading, judge, believed);
  expect(sentences.map(({ evidence, words, states }) => ({ evidence, words, states }))).toEqual(
    byWordings.sentences.map(({ evidence, words, states }) => ({ evidence, words, states })),
  );
});
