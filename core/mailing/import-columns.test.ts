import { describe, expect, it } from 'vitest';
import { readImportRow } from './import-columns.ts';

describe('the time of an agreement', () => {
  it.each([
    ['2025-02-03', '2025-02-03T00:00:00.000Z'],
    ['2025-02-03 04:05', '2025-02-03T04:05:00.000Z'],
    ['2025-02-03 04:05:06', '2025-02-03T04:05:06.000Z'],
    ['2025-02-03T04:05:06.7', '2025-02-03T04:05:06.700Z'],
    ['2025-02-03T04:05:06.789', '2025-02-03T04:05:06.789Z'],
    ['2025-02-03T04:05:06.789012Z', '2025-02-03T04:05:06.789Z'],
    ['2025-02-03T04:05Z', '2025-02-03T04:05:00.000Z'],
    ['2025-02-03 04:05:06 UTC', '2025-02-03T04:05:06.000Z'],
    ['2025-02-03 04:05:06UTC', '2025-02-03T04:05:06.000Z'],
    ['2025-02-03T04:05:06+02:00', '2025-02-03T02:05:06.000Z'],
    ['2025-02-03 04:05:06 +0200', '2025-02-03T02:05:06.000Z'],
    ['2025-02-03 23:05:06 -05:00', '2025-02-04T04:05:06.000Z'],
    [' 2025-02-03 ', '2025-02-03T00:00:00.000Z'],
  ])('is read from %j', (text, time) => {
    expect(readImportRow({ Email: 'ada@mill.example', OPTIN_TIME: text }).subscribedAt).toBe(time);
  });

  it.each([
    '',
    'on 2025-02-03',
    '12025-02-03',
    '2025-02-03 04:05:06 CET',
    '2025-02-03, by hand',
    '2025-02-03 4:05',
    '2025-02-03 04:05:06.',
    '2025-13-03',
    '2025-02-03 25:00',
    '3.2.2025',
  ])('is not guessed from %j', (text) => {
    expect(readImportRow({ Email: 'ada@mill.example', OPTIN_TIME: text }).subscribedAt).toBeUndefined();
  });
});

describe('a cell', () => {
  it('is read without the spaces around it', () => {
    expect(readImportRow({ Email: ' ada@mill.example ', Company: ' Mill ' })).toMatchObject({
      email: 'ada@mill.example',
      company: 'Mill',
    });
  });

  it('is empty where the row is shorter than the head', () => {
    expect(readImportRow({ Email: 'ada@mill.example', Name: undefined, Status: undefined })).toEqual({
      email: 'ada@mill.example',
      name: '',
      company: '',
      phone: '',
      subscribedAt: undefined,
      hasLeft: false,
    });
  });

  it.each([
    ["'+44 20 7946 0000", '+44 20 7946 0000'],
    ["'=Mill", '=Mill'],
    ["'@mill", '@mill'],
    ["'-", '-'],
  ])('loses the apostrophe that keeps a spreadsheet from calculating %s', (text, plain) => {
    expect(readImportRow({ Email: 'ada@mill.example', Phone: text }).phone).toBe(plain);
  });

  it.each(["'t Hart", "Rock'-n'-Roll", "O'Neill"])('keeps the apostrophe of %s', (name) => {
    expect(readImportRow({ Email: 'ada@mill.example', Name: name }).name).toBe(name);
  });
});
