import { describe, expect, it } from 'vitest';
import { buildPdf } from '../testing/pdf-builder.ts';
import { blockTexts, parseSound } from '../testing/read-blocks.ts';

async function read(texts: readonly string[]): Promise<string[]> {
  const page = texts.map((text, index) => ({ at: [60, 780 - index * 14] as const, text }));
  return blockTexts(await parseSound('pdf', buildPdf([page])));
}

describe('a table written with bars', () => {
  it('is read row by row, its rules left out', async () => {
    const rows = await read([
      'Terms of the round in short, for discussion among us only.',
      '| Term | Detail |',
      '|------|--------|',
      '| Investment | £500,000 |',
      '|Valuation|£2,000,000 before the money|',
    ]);
    expect(rows).toEqual([
      'Terms of the round in short, for discussion among us only.',
      'Term = Detail',
      'Investment = £500,000',
      'Valuation = £2,000,000 before the money',
    ]);
  });

  it('has rows that run over several lines', async () => {
    const rows = await read([
      '| Preference | One times what was paid, and after that nothing more than',
      'the holders of ordinary shares get |',
      '| Board | One of three |',
      'These terms bind nobody.',
    ]);
    expect(rows).toEqual([
      'Preference = One times what was paid, and after that nothing more than the holders of ordinary shares get',
      'Board = One of three',
      'These terms bind nobody.',
    ]);
  });

  it('is none where a single line has bars', async () => {
    expect(await read(['| Draft |', 'We will invest £500,000.'])).toEqual([
      '| Draft |',
      'We will invest £500,000.',
    ]);
  });
});
