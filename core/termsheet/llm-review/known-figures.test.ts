import { describe, expect, it } from 'vitest';
import type { TermSheetAnalysis } from '../analysis.ts';
import { noFacts, type TermSheetFacts, unresolved } from '../facts.ts';
import { figuresAreKnown, knownFigures } from './figures.ts';
import { builtinFor } from './testing/ask-model.ts';
import { fairOffer } from './testing/offer.ts';

const builtin = builtinFor(fairOffer);
const nothingRead: TermSheetAnalysis = {
  ...builtin,
  source: { text: '', pages: [] },
  facts: noFacts,
  exitScenarios: null,
  economicTerms: [],
  governanceTerms: [],
  founderRestrictions: [],
  missingClauses: [],
};

describe('the figures that a fact makes known', () => {
  const statedBy = (facts: Partial<TermSheetFacts>) => [
    ...knownFigures({ ...nothingRead, facts: { ...noFacts, ...facts } }).stated,
  ];
  it.each<[string, Partial<TermSheetFacts>, readonly string[]]>([
    ['a preference is a multiple', { liquidationMultiple: 3 }, ['multiple 3']],
    ['a cap on participation is a multiple', { participationCap: 2.5 }, ['multiple 2.5']],
    ['a stake is a percentage', { investorStakePercent: 21 }, ['percent 21']],
    ['months are days too', { noteMaturityMonths: 18 }, ['months 18', 'days 540']],
    ['years are months and days too', { redemptionAfterYears: 5 }, ['months 60', 'days 1825']],
    ['days are days', { noShopDays: 45 }, ['days 45']],
    ['a large sum may be written without a currency', { preMoney: 8e6 }, ['money 8000000', 'number 8000000']],
    ['a small sum has to be written as money', { pricePerShare: 1.35 }, ['money 1.35']],
    ['words and answers are no figures', { currency: 'GBP', dragAlong: true, amount: unresolved }, []],
  ])('%s', (_, facts, figures) => {
    expect(statedBy(facts)).toEqual(figures);
  });

  it('the seats of the board are plain numbers, those left open none', () => {
    const board = { total: 15, founders: 3, investors: unresolved, independent: null } as const;
    expect(statedBy({ board })).toEqual(['number 15', 'number 3']);
  });
});

describe('the figures that a text makes known', () => {
  it.each<[string, readonly string[]]>([
    ['No figure stands here.', []],
    ['The price is £5.', ['money 5', 'number 5']],
    ['Costs are £250,000.', ['money 250', 'money 250000', 'number 250', 'number 250000']],
    ['Two thirds of the votes decide.', ['percent 66.67']],
    ['A period of 30 days applies.', ['days 30', 'number 30']],
  ])('%s', (text, figures) => {
    const { stated } = knownFigures({ ...nothingRead, source: { text, pages: [] } });
    expect([...stated].sort()).toEqual(figures);
  });
});

describe('the figures that our own sentences make known for advice', () => {
  const [anyTerm] = builtin.economicTerms;
  if (!anyTerm) throw new Error('the fair offer has economic terms');
  const analysis = {
    ...nothingRead,
    economicTerms: [{ ...anyTerm, risk: 'Nothing is wrong.', recommendation: 'See section 4' }],
    missingClauses: [{ ...anyTerm, risk: '60 days are usual.', recommendation: 'Ask for 1,200 hours.' }],
  };

  it.each(['Ask for 60 days.', 'Ask for 1,200 hours.', 'Ask for twelve hundred hours.'])('%s', (advice) => {
    const { stated, advised } = knownFigures(analysis);
    expect(figuresAreKnown(advice, advised)).toBe(true);
    expect(figuresAreKnown(advice, stated)).toBe(false);
  });

  it('do not run together with those of the next one', () => {
    const { advised } = knownFigures(analysis);
    expect(figuresAreKnown('Ask for 460 days.', advised)).toBe(false);
  });
});
