import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from './reading.ts';
import { sentencesFrom } from './sentences-from.ts';

describe('the sentences from one on', () => {
  it('are the same as those behind its index', () => {
    const reading = createReading(
      readPlainText('Amount: £500,000\nLaw:\nWe sign in May. You sign in June. Nobody else signs.\n'),
    );
    for (const [index, sentence] of reading.sentences.entries())
      expect(sentencesFrom(reading, sentence, 2)).toEqual(reading.sentences.slice(index, index + 2));
  });
});
