import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { documentKind } from './document-kind.ts';

const typeOf = (text: string) => documentKind(createReading(readPlainText(text))).type;
const padding =
  'We met the team twice and liked the product, the customers and the plan for the coming years. '.repeat(20);

describe('an offer in the first person', () => {
  it('is one without any word of the trade', () => {
    const offer =
      'Kiln Ltd is worth £6m without our cheque, and we would like to buy £1.5m worth of new shares.';
    expect(typeOf(`${offer}\n\n${padding}`)).toBe('priced-equity');
  });

  it('may be a loan that becomes shares', () => {
    const offer =
      '£250k from the three of us, as a loan that becomes shares at a price that puts Kiln Ltd at £3.5m beforehand.';
    expect(typeOf(`${offer}\n\n${padding}`)).toBe('convertible-note');
  });

  it('may come from one person, who asks for a share of the company and never speaks of shares', () => {
    const words =
      'I would like to put in £150,000 for a tenth of the company. Half of it comes when we sign.';
    expect(typeOf(`${words}\n\n${padding}`)).toBe('priced-equity');
  });

  it('is none where nobody pays for shares', () => {
    expect(typeOf(`Kiln Ltd would like to buy £1.5m worth of new ovens.\n\n${padding}`)).toBe(
      'not-a-term-sheet',
    );
  });
});
