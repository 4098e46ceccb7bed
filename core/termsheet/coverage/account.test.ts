import { describe, expect, it } from 'vitest';
import { allClauses } from '../clauses/all-clauses.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { type Account, accountFor, type SentenceKind } from './account.ts';

function account(text: string): Account {
  const reading = createReading(readPlainText(text));
  return accountFor(
    reading,
    allClauses.map((clause) => clause.examine(reading)),
  );
}

function kindOf(text: string): SentenceKind | undefined {
  return account(text).sentences.find(({ sentence }) => !sentence.isLabel)?.kind;
}

describe('the account of a document', () => {
  it.each([
    ['Liquidation preference: 1x, non-participating.', 'read'],
    ['Vesting: four years with a one-year cliff.', 'read'],
    ['Voting: the Series A votes together with the Common Stock on an as-converted basis.', 'boilerplate'],
    ['Company: Larkspur Analytics Limited, first registered in England.', 'party'],
    ['"Completion" means the day of the first closing.', 'definition'],
    ['Please sign and return this letter once you have spoken to your lawyers.', 'next-steps'],
    ['Ben and Mira', 'nothing'],
    ['We may remove the chief executive on notice.', 'not-understood'],
    ['Every quarter ten thousand euros go to the fund, whatever the till holds.', 'not-understood'],
  ] as const)('takes %j for %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('does not take a usual sentence for known once something unusual stands in it', () => {
    const usual = 'The Series A votes together with the Common Stock on an as-converted basis';
    expect(kindOf(`${usual}.`)).toBe('boilerplate');
    expect(kindOf(`${usual} and may remove every director at its sole discretion.`)).toBe('not-understood');
  });

  it('takes a sentence beside a read one for a part of it only while it has no weight of its own', () => {
    const preference = 'Liquidation preference: 1x, non-participating.';
    const kinds = (more: string) => account(`${preference} ${more}`).sentences.map(({ kind }) => kind);
    expect(kinds('The same holds for other exits received in stages.')).not.toContain('not-understood');
    expect(kinds('The Fund may dismiss the management if it is not paid.')).toContain('not-understood');
  });

  it('counts what states something, and what of it is understood', () => {
    const { stating, understood, notUnderstood } = account(
      'Ben,\n\nLiquidation preference: 1x, non-participating.\n\nWe may remove the chief executive on notice.',
    );
    expect({ stating, understood, unread: notUnderstood.length }).toEqual({
      stating: 2,
      understood: 1,
      unread: 1,
    });
  });
});
