import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from './reading.ts';

const read = (text: string) => createReading(readPlainText(text)).text;

describe('columns beside the offer', () => {
  it.each([
    ['an earlier sheet', '| Term | Sheet of May (superseded) | Now offered |'],
    ['a first version', '| Term | First draft | Revised terms |'],
    ['what is usual', '| Term | Market | Our offer |'],
    ['what the company asked for', '| Term | You asked | Final |'],
  ])('hold no terms where they tell of %s', (_, heading) => {
    const text = read(
      `${heading}\n| --- | --- | --- |\n| No-shop | 90 days | 30 days |\n| Vesting | Five years | Three years |`,
    );
    expect(text).toMatch(/30 days[\s\S]*Three years/);
    expect(text).not.toMatch(/90 days|Five years/);
  });

  it.each([
    ['no other column is on offer', '| Term | First closing | Second closing |'],
    ['they count holdings', '| Holder | Old shares | Shares now |'],
    ['they name parties', '| Term | Founders | Investors |'],
  ])('are terms where %s', (_, heading) => {
    const text = read(`${heading}\n| --- | --- | --- |\n| Ann | 100 | 200 |`);
    expect(text).toMatch(/100[\s\S]*200/);
  });
});
