import { describe, expect, it } from 'vitest';
import { goldenSets } from '../evaluation/evaluation-sets.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { aboutUsWriter, readFirms } from './about-us-texts.ts';

const { trades } = loadCodeTables().retrieval();
const names = new Set(trades.map(({ name }) => name));

const { learned, keptOut } = readFirms();
const firms = [...learned, ...keptOut];

describe('texts of firms about themselves', () => {
  it('name trades of the lexicon', () => {
    expect(firms.length).toBeGreaterThan(600);
    expect(firms.filter(({ trade, text }) => !names.has(trade) || text.length < 20)).toEqual([]);
  });

  it('are in no set that the engine is measured by', () => {
    const measured = new Set(goldenSets().flatMap(({ rows }) => rows.map(({ description }) => description)));
    expect(firms.filter(({ text }) => measured.has(text))).toEqual([]);
  });
});

describe('aboutUsWriter', () => {
  it('keeps the text and fills every gap', () => {
    const writer = aboutUsWriter();
    for (let at = 0; at < 500; at++) {
      const text = writer.surround('We mend clocks');
      expect(text).toContain('We mend clocks.');
      expect(text).not.toMatch(/[{}]|undefined/);
    }
  });

  it('introduces every trade by its name, and what is made for it under another', () => {
    const writer = aboutUsWriter();
    for (const trade of trades) {
      expect(writer.introduce(trade)).toContain(trade.name);
      const product = writer.forTrade(trade);
      expect(product.text).toContain(trade.name);
      expect(product.text).not.toMatch(/[{}]|undefined/);
      expect(names).toContain(product.trade);
    }
  });

  it('writes the same every time', () => {
    expect(aboutUsWriter().surround('We mend clocks')).toBe(aboutUsWriter().surround('We mend clocks'));
  });
});
