import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeSystems, codeTypes, type ExistingCodeType } from '../classification.ts';
import { parseCodeRows } from '../evaluation/golden-row.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { resolveExistingCode } from './resolve-existing-code.ts';

const tables = officialCodeTables();
const golden = parseCodeRows(
  readFileSync(new URL('../evaluation/golden/codes.jsonl', import.meta.url), 'utf8'),
);
const resolve = (type: ExistingCodeType, code: string) => {
  const resolved = resolveExistingCode(tables, { type, code });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
};
const message = (type: ExistingCodeType, code: string) => {
  const resolved = resolveExistingCode(tables, { type, code });
  return resolved.ok ? resolved.value.message : resolved.error.message;
};

describe('unknown codes', () => {
  it.each(golden.filter((row) => row.reading === 'unknown'))('$type $code is refused', (row) => {
    const resolved = resolveExistingCode(tables, row);
    expect(resolved).toMatchObject({ ok: false, error: { code: 'unknown-code' } });
    if (!resolved.ok && row.nearest) {
      expect(resolved.error.message).toContain(`The nearest valid code is ${row.nearest} `);
    }
  });

  it('says what a code looks like when nothing like one was typed', () => {
    expect(message('CPV', 'bread')).toBe(
      '"bread" is not a code of CPV 2008. A CPV code has eight digits and a check digit, such as 55300000-3.',
    );
  });
});

describe('known codes', () => {
  it.each(golden.filter((row) => row.reading !== 'unknown'))('$type $code is a $reading', (row) => {
    const resolved = resolve(row.type, row.code);
    expect(resolved).toMatchObject({ reading: row.reading, system: row.system });
    for (const system of codeSystems) {
      const codes = resolved.suggestions[system].map((item) => item.code);
      expect(codes).toEqual(expect.arrayContaining(row.expected[system] ?? []));
    }
  });

  it('marks partial links and says which pairs are derived', () => {
    const { suggestions } = resolve('SIC', '5812');
    expect(suggestions.naics[0]).toMatchObject({
      via: 'concordance',
      description: 'Partial link: shares some activities with SIC 5812.',
      matched: ['SIC 5812 Eating Places (partial)'],
    });
    expect(suggestions.isic[0]?.description).toContain('derived through other tables, not official');
    expect(suggestions.sic[0]).toMatchObject({ code: '5812', description: 'The code you gave.' });
  });

  it('marks exact links', () => {
    expect(resolve('NAICS', '111930').suggestions.isic[0]).toMatchObject({
      code: '0114',
      description: 'Covers the same activities as NAICS 111930.',
    });
  });

  it('leaves CPV to a search, and everything else when CPV is given', () => {
    expect(resolve('SIC', '5812')).toMatchObject({ searchFor: ['cpv'], searchWords: 'Eating Places' });
    expect(resolve('CPV', '15811000')).toMatchObject({ searchFor: ['sic', 'naics', 'isic'] });
  });

  it('searches for nothing when the company does not trade', () => {
    expect(resolve('SIC', '99999')).toMatchObject({
      searchFor: [],
      certainties: { sic: 0, naics: 0, isic: 0, cpv: 0 },
      ukSic: '99999',
    });
  });
});

describe('the way down to a code', () => {
  it.each([
    ['SIC', '7370'],
    ['NAICS', '511210'],
  ] as const)('is empty for %s %s, which no table holds', (type, code) => {
    expect(resolve(type, code).path).toEqual([]);
  });

  it('is given with titles, for the code and for what follows from it', () => {
    const software = resolve('SIC', '7372');
    const path = [
      { code: 'I', title: 'Services' },
      { code: '73', title: 'Business Services' },
      { code: '737', title: 'Computer Programming, Data Processing, and Other Computer Related Services' },
      { code: '7372', title: 'Prepackaged Software' },
    ];
    expect(software.path).toEqual(path);
    expect(software.suggestions.sic).toEqual([
      { code: '7372', title: 'Prepackaged Software', path, description: 'The code you gave.' },
    ]);
    expect(software.suggestions.naics[0]?.score).toBe(1);
    expect(software.suggestions.naics[1]?.score).toBeLessThan(1);
  });

  it('marks what took over a retired code as linked', () => {
    expect(resolve('NAICS', '511210').suggestions.naics).toMatchObject([
      { code: '513210', description: 'Takes over NAICS 2017 code 511210.', via: 'concordance' },
    ]);
  });
});

it('is sure of a CPV code, and of an industry code by how many codes it stands for', () => {
  expect(resolve('CPV', '1581').certainties).toEqual({ sic: 0, naics: 0, isic: 0, cpv: 0.99 });
  expect(resolve('NAICS', '7225').certainties).toMatchObject({ naics: 0.67, cpv: 0 });
  expect(resolve('SIC', '737').certainties.sic).toBe(0.45);
});

describe('messages', () => {
  it.each([
    ['SIC', '56103', 'UK SIC 2007 code of five digits'],
    ['SIC', '56103', 'It falls in ISIC class 5610'],
    ['SIC', '56103', 'The nearest SIC code is 5812 Eating Places.'],
    ['SIC', '541511', 'is not a US SIC code but a NAICS code'],
    ['NAICS', '511210', 'NAICS 2017 code that was retired in 2022. Its place was taken by 513210'],
    ['NAICS', '454110', 'went to 42 codes'],
    ['SIC', '7370', 'only the US Securities and Exchange Commission uses'],
    ['SIC', '7370', 'stands for the whole group 737'],
    ['NAICS', '32', '32 is a part of sector 31-33.'],
    ['NAICS', '5411', 'If a SIC code was meant, 5411 is Grocery Stores.'],
    ['ISIC', '47.24', 'NACE Rev. 2 class'],
    ['ISIC', 'D10.71', '1071 belongs to section C, not D.'],
    ['ISIC', '111', 'The zero in front is missing: the code is 0111.'],
    ['CPV', '15811000-1', 'The check digit 1 is wrong: the code is written 15811000-6.'],
    ['SIC', '241', 'The only code below it is 2411 Logging.'],
    ['SIC', '737', '9 codes lie below it'],
    ['NAICS', '722211', 'a NAICS 2007 code that was retired in 2012. Its place was taken by 722513'],
    ['SIC', '62012 - Business and domestic software development', '62012 is a UK SIC 2007 code'],
    ['SIC', '62.01Z', 'a French NAF code, which divides NACE class 62.01'],
    ['SIC', 'WZ 62.01.1', 'a German WZ code, which divides NACE class 62.01'],
    ['SIC', '62.01/1', '62011 is a UK SIC 2007 code'],
    [
      'NACE',
      '62.01',
      '62.01 is a NACE Rev. 2 class, the European version of ISIC. It falls in ISIC class 6201',
    ],
    ['NACE', '62.10', 'a NACE Rev. 2.1 class, the European version of ISIC. In NACE Rev. 2 it is 62.01'],
    ['UKSIC', '98000', 'Residents property management'],
  ] as const)('%s %s: %s', (type, code, part) => {
    expect(message(type, code)).toContain(part);
  });
});

it('answers only codes that exist, and never throws', () => {
  const codeLike = fc.oneof(
    fc.stringMatching(/^[A-U]?\d{0,9}(-\d)?$/),
    fc.stringMatching(/^\d\d\.\d\d(\/\d)?$/),
    fc.string(),
    ...codeSystems.map((system) => fc.constantFrom(...tables.entries(system).map((entry) => entry.code))),
  );
  fc.assert(
    fc.property(fc.constantFrom(...codeTypes), codeLike, (type, code) => {
      const resolved = resolveExistingCode(tables, { type, code });
      if (!resolved.ok) return;
      for (const system of codeSystems) {
        const items = [...resolved.value.suggestions[system], ...resolved.value.alternativeOptions[system]];
        expect(new Set(items.map((item) => item.code)).size).toBe(items.length);
        for (const item of items) expect(tables.entry(system, item.code)?.title).toBe(item.title);
      }
    }),
    { numRuns: 150 },
  );
});

it('finds every full code of its own table under itself', () => {
  const missing = (['sic', 'naics', 'isic', 'cpv'] as const).flatMap((system, at) =>
    tables
      .entries(system)
      .filter((entry, index) => index % 7 === 0 && !entry.code.includes('-3') && entry.code.length >= 4)
      .filter((entry) => {
        const resolved = resolveExistingCode(tables, { type: codeTypes[at] ?? 'SIC', code: entry.code });
        return !resolved.ok || resolved.value.code !== entry.code;
      }),
  );
  expect(missing).toEqual([]);
});
