import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDescription } from './read-description.ts';

function weights(text: string): Record<string, number> {
  return Object.fromEntries(
    readDescription(text).words.map(({ surface, weight }) => [surface.toLowerCase(), weight]),
  );
}

describe('readDescription', () => {
  it('finds nothing in nothing', () => {
    expect(readDescription('  ')).toEqual({ words: [], runs: [], sentences: [], ignored: [] });
  });

  it('leaves out what the firm does not do, and says so', () => {
    const read = readDescription("We arrange shipping, we don't own trucks.");
    expect(read.words.map(({ surface }) => surface)).not.toContain('trucks');
    expect(read.ignored.join()).toContain('trucks');
  });

  it('does not take "not just" and "no job too small" for a refusal', () => {
    expect(weights('Not just haircuts')).toHaveProperty('haircuts');
  });

  it.each([
    ['no-code platform for shops', 'platform'],
    ['We run a no code app builder', 'builder'],
    ['low code and no code platforms', 'platforms'],
    ['no win no fee solicitors', 'solicitors'],
    ['no-dig drain repairs', 'repairs'],
    ['not-for-profit theatre', 'theatre'],
    ['non-alcoholic drinks', 'drinks'],
    ['non-ferrous foundry', 'foundry'],
  ])('takes %j for no refusal', (text, trade) => {
    expect(weights(text)).toMatchObject({ [trade]: 1 });
  });

  it('hears what a firm does above its praise of itself', () => {
    const read = weights('Our people and values make the difference. We sharpen saws.');
    expect(read).toMatchObject({ sharpen: 1, saws: 1 });
    expect(read.values).toBeLessThan(0.3);
  });

  it('takes the name of the firm for a weak sign, its first word for a weaker one', () => {
    const read = weights('Harbour Pest Pros is in the business of keeping mice away');
    expect(read.harbour).toBeLessThan(read.pest ?? 0);
    expect(read.pest).toBeLessThan(1);
  });

  it('reads supplying and fitting as fitting', () => {
    expect(weights('We supply and fit blinds')).toEqual({ fit: 1, blinds: 1 });
    expect(weights('We supply blinds')).toHaveProperty('supply');
  });

  it.each([
    ['We write no code', 'code'],
    ['Web design, no code for banks', 'code'],
    ['Joinery, no site work', 'work'],
  ])('still takes %j for a refusal', (text, refused) => {
    expect(weights(text)).not.toHaveProperty(refused);
  });

  it('leaves out places', () => {
    const read = readDescription('We bake bread in Kendal and around Lake Windermere');
    expect(read.words.map(({ surface }) => surface)).not.toContain('Kendal');
    expect(read.ignored).toContain('Kendal');
  });

  it('counts whom something is for less than what it is', () => {
    const { software = 0, dental = 1 } = weights('Software for dental practices');
    expect(software).toBeGreaterThan(2 * dental);
  });

  it('counts the first sentence most and sidelines least', () => {
    const found = weights('We make furniture. We sell candles. Also the odd rug at Christmas.');
    expect(found.furniture).toBeGreaterThan(found.candles ?? 9);
    expect(found.candles).toBeGreaterThan(found.rug ?? 9);
  });

  it('counts what pays the bills more than what came before', () => {
    const found = weights('I used to teach history, mainly I repair clocks');
    expect(found.clocks).toBeGreaterThan(2 * (found.history ?? 9));
  });

  it('gives every word a weight between 0 and 3, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) =>
        readDescription(text).words.every(({ weight }) => weight > 0 && weight <= 3),
      ),
    );
  });
});
