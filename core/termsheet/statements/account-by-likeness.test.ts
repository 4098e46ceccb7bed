import { expect, it } from 'vitest';
import { accountFor } from '../coverage/account.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { withLearnedAccount } from './account-by-likeness.ts';
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
