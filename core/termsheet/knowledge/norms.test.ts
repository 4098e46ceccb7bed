import { describe, expect, it } from 'vitest';
import { noFacts } from '../facts.ts';
import { type LegalNote, legalNotes } from './legal-notes.ts';
import { type NormRow, normRows } from './norm-rows.ts';
import { normSources } from './norm-sources.ts';
import { type NormTopic, normOf, normTopics, yearOf } from './norms.ts';

const inPounds = (amount: number) => ({ ...noFacts, amount, currency: 'GBP' });
const textOf = (topic: NormTopic, jurisdiction: 'US' | 'UK' | 'EU', facts = noFacts) =>
  normOf(topic, { jurisdiction, facts })?.text;

/** Whether two figures count the same thing in the same place, stage and year, and differ. */
function areAtOdds(one: NormRow, other: NormRow): boolean {
  const same = (['topic', 'place', 'stage', 'unit'] as const).every((key) => one[key] === other[key]);
  return same && yearOf(one) === yearOf(other) && one.value !== other.value;
}

describe('the table of market figures', () => {
  it.each(normRows.map((row) => [`${row.topic}, ${row.place}, ${row.stage}, ${row.period}`, row] as const))(
    'says of %s whose figure it is, of when and whom',
    (_name, row) => {
      const { publisher, title, url } = normSources[row.source];
      for (const words of [publisher, title, row.population, row.text]) expect(words).not.toBe('');
      expect(url).toMatch(/^https:\/\//);
      expect(row.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      // "Current" and undated practice has the date of reading alone.
      if (yearOf(row) === 0) expect(row.period).toMatch(/undated|current/);
    },
  );

  it('says the year of what is older than five years at its reading', () => {
    const old = normRows.filter(
      (row) => yearOf(row) > 0 && Number(row.checkedOn.slice(0, 4)) - yearOf(row) > 5,
    );
    for (const row of old) expect(`${row.text} ${row.period}`).toContain(String(yearOf(row)));
  });

  it('has nothing that was only remembered', () => {
    const firmness: readonly string[] = Object.values(normSources).map((source) => source.firmness);
    expect(new Set(firmness)).toEqual(new Set(['primary', 'transcription', 'secondary', 'derived']));
    for (const { text } of normRows) expect(text).not.toMatch(/remember|unseen/i);
    const notes = Object.values(legalNotes).flatMap((ofTopic) => Object.values<LegalNote>(ofTopic));
    for (const { text } of notes) expect(text).not.toMatch(/remember|unseen/i);
  });

  it('says whose figure and of when it is wherever two on the same thing differ', () => {
    const words = (period: string) => period.replace(/^H1 /, 'first half of ');
    const pairs = normRows.flatMap((one, index) =>
      normRows.slice(index + 1).flatMap((other) => (areAtOdds(one, other) ? [[one, other] as const] : [])),
    );
    expect(pairs.length).toBeGreaterThan(3);
    for (const [one, other] of pairs) {
      expect(one.period, `${one.text} ${other.text}`).not.toBe(other.period);
      for (const { period, text } of [one, other]) expect(text).toContain(words(period));
    }
  });

  it('has no two figures of one publication on the same thing that differ', () => {
    const seen = new Map<string, number | null>();
    for (const { topic, place, stage, period, unit, source, population, value } of normRows) {
      const key = [topic, place, stage, period, unit, source, population].join('|');
      expect(seen.get(key) ?? value, key).toBe(value);
      seen.set(key, value);
    }
  });
});

describe('the figure beside a finding', () => {
  it.each([
    [1_500_000, 'seed-size'],
    [2_000_000, 'Series A'],
    [31_000_000, ''],
  ])('goes by the size of a UK round: £%d', (amount, words) => {
    expect(textOf('vesting', 'UK', inPounds(amount))).toContain(words);
  });

  it('is that of all rounds where the size is not known in pounds', () => {
    expect(textOf('vesting', 'UK')).toBe("58% of UK term sheets of 2025 put founders' shares on vesting.");
    expect(textOf('vesting', 'UK', { ...noFacts, amount: 1_500_000, currency: 'EUR' })).toBe(
      textOf('vesting', 'UK'),
    );
  });

  it('is the newest year’s', () => {
    expect(textOf('pay-to-play', 'US')).toContain('8.4%');
    expect(textOf('redemption', 'US')).toContain('Q2 2026');
  });

  it('says how firmly it was seen, and which share of those counted have the term', () => {
    expect(normOf('pay-to-play', { jurisdiction: 'US', facts: noFacts })).toMatchObject({
      source: 'Cooley, Q2 2026 Venture Financing Report, Q2 2026, as quoted by others',
      sharePercent: 8.4,
    });
  });

  it('is missing, not made up, where none was found', () => {
    expect(normOf('board', { jurisdiction: 'EU', facts: noFacts })).toBeUndefined();
    const found = normTopics.flatMap((topic) => textOf(topic, 'EU') ?? []);
    expect(found.length).toBeGreaterThan(1);
    for (const topic of normTopics) {
      for (const place of ['US', 'UK', 'EU'] as const) {
        expect(textOf(topic, place) ?? '').not.toContain('No current figure');
      }
    }
  });
});
