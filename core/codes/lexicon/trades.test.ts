import { describe, expect, it } from 'vitest';
import { parseTrades } from './trades.ts';

describe('parseTrades', () => {
  it('reads nothing from comments and empty lines', () => {
    expect(parseTrades('# comment\n\n', (digits) => digits)).toEqual([]);
  });

  it('reads codes best first and phrases', () => {
    const text = 'chippy | 722513 722511 | 5812 | 5610 | 55300000 | fish and chips; battered cod ; | 56103';
    expect(parseTrades(text, (digits) => `${digits}-3`)).toEqual([
      {
        name: 'chippy',
        codes: { naics: ['722513', '722511'], sic: ['5812'], isic: ['5610'], cpv: ['55300000-3'] },
        phrases: ['fish and chips', 'battered cod'],
        ukSic: '56103',
      },
    ]);
  });
});
