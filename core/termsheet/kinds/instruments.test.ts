import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { documentKind } from './document-kind.ts';
import { instrumentOf } from './instruments.ts';

const legend = 'THIS INSTRUMENT HAS NOT BEEN REGISTERED UNDER THE SECURITIES ACT OF 1933. '.repeat(5);
const safe =
  'THIS CERTIFIES THAT in exchange for the payment by Roe LLC of $250,000 on or about March 3, Acme, Inc. hereby issues to the Investor the right to certain shares of capital stock.';
const note =
  'FOR VALUE RECEIVED, Acme, Inc. promises to pay to Roe LLC the principal sum of $250,000. The balance converts into shares of the next round.';

describe('an instrument', () => {
  it('is told by its operative words, whatever stands above them', () => {
    expect(instrumentOf(`${legend}\n\n${safe}`)).toBe('safe');
    expect(instrumentOf(`${legend}\n\n${note}`)).toBe('convertible-note');
    expect(instrumentOf('Roe invests €15,000 through the subscription of a BSA AIR.')).toBe('safe');
  });

  it('is none where a loan does not convert, or a text only tells of it', () => {
    expect(instrumentOf('FOR VALUE RECEIVED, Acme promises to pay $5,000 with interest.')).toBeNull();
    expect(instrumentOf('A SAFE gives the right to certain shares in a later round.')).toBeNull();
  });

  it('is an offer in due form', () => {
    const kind = documentKind(createReading(readPlainText(`${legend}\n\n${safe}`)));
    expect(kind).toEqual({ type: 'safe', isFormal: true });
  });
});
