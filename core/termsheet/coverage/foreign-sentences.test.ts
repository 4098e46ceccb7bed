import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { accountFor } from './account.ts';
import { withForeignSentences } from './foreign-sentences.ts';

const german =
  'Die Gründer geben alle Anteile bei jedem Ausscheiden und ohne Entgelt an den Investor zurück.';
const reading = createReading(readPlainText(`Plover Systems Limited\n\n${german}`));

it('does not understand a sentence of another language, whatever its words seem to do', () => {
  const { notUnderstood } = withForeignSentences(accountFor(reading, []));
  expect(notUnderstood.map(({ sentence, states }) => [sentence.text, states])).toEqual([[german, 'binding']]);
});

it('nor where a clause has read its heading or a word of it', () => {
  const start = reading.text.indexOf(german);
  const account = accountFor(reading, [], [{ start, end: start + german.length }]);
  expect(withForeignSentences(account).notUnderstood).toHaveLength(1);
});
