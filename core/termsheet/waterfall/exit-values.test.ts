import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExitValues } from './exit-values.ts';

describe('parseExitValues', () => {
  it.each(['', ' , ', 'five million', '5x', '-5m', '0', '5m,,abc', '1.005', '200000bn', '5..5m', '5mm'])(
    'refuses "%s"',
    (text) => {
      const result = parseExitValues(text);
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid-exit-values' } });
    },
  );

  it.each([
    ['5m,abc,7m', '"abc" is not an exit value.'],
    ['0 5m', '"0" is not an exit value.'],
    ['90001bn', '"90001bn" is not an exit value.'],
    ['', 'No exit value was given.'],
    [' ; ', 'No exit value was given.'],
  ])('says of "%s" what it cannot read and what it can', (text, found) => {
    expect(parseExitValues(text)).toEqual({
      ok: false,
      error: {
        code: 'invalid-exit-values',
        message: `${found} Give amounts above zero, to the cent at most, such as 5m,20m,1.5bn or 5,000,000.`,
      },
    });
  });

  it.each([
    ['5m,20m,50m', [5e6, 20e6, 50e6]],
    ['1.5bn', [1.5e9]],
    ['750k', [750_000]],
    ['5,000,000', [5_000_000]],
    ['5,000,000,20m', [5_000_000, 20_000_000]],
    ['25,35,45,60', [25, 35, 45, 60]],
    ['£5m; GBP 10.25m €1bn', [5e6, 10_250_000, 1e9]],
    ['2 million, 3 Billion', [2e6, 3e9]],
    ['0.07m', [70_000]],
    ['1234.56', [1234.56]],
    ['12,345,678.90', [12_345_678.9]],
    ['90000bn', [9e13]],
    ['0.01', [0.01]],
  ])('reads %s', (text, values) => {
    expect(parseExitValues(text)).toEqual({ ok: true, value: values });
  });

  it('reads back any list of whole amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1, maxLength: 8 }), (values) => {
        expect(parseExitValues(values.join('; '))).toEqual({ ok: true, value: values });
      }),
    );
  });
});
