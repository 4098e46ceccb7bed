import { describe, expect, it } from 'vitest';
import { success } from '../../result.ts';
import { analyzeTermSheet } from '../analyze-term-sheet.ts';
import { engineInProcess } from '../engine-in-process.ts';
import { FakeDocumentReader } from '../testing/fake-document-reader.ts';
import { countPieces, longestText, mostLines, mostShortPieces } from './longest-document.ts';

const line = 'Amount: £1,000,000 for a quarter of the company.\n';
const textOf = (characters: number) => line.repeat(Math.ceil(characters / line.length)).slice(0, characters);
const documentReader = new FakeDocumentReader();
const options = { jurisdiction: 'UK', analysisDetail: 'brief' } as const;
const engine = engineInProcess({ documentReader });

describe('a text that is longer than an offer can be', () => {
  it('is refused with its limit before anything is read', async () => {
    const nobody = { ...engine, analyze: () => Promise.reject(new Error('it was read')) };
    const source = { kind: 'text', text: textOf(longestText + 1) } as const;
    const outcome = await analyzeTermSheet({ engine: nobody }, { ...options, source });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'document-too-large' } });
    if (!outcome.ok) expect(outcome.error.message).toContain('up to 400,000 characters');
  });

  it.each([
    ['text', longestText + 1, 'up to 400,000 characters'],
    ['pdf', 2_000_001, 'up to 2,000,000 characters'],
    ['docx', 2_000_001, 'up to 2,000,000 characters'],
  ] as const)('is refused where it comes out of a file: %s', async (format, characters, limit) => {
    const value = { format, text: textOf(characters), blocks: [], pages: [], warnings: [] };
    const reader = { read: async () => success(value) };
    const file = { name: 'offer', bytes: new Uint8Array() };
    const source = { kind: 'file', file } as const;
    const request = { ...options, source, forModel: false };
    const answer = await engineInProcess({ documentReader: reader }).analyze(request);
    expect(answer).toMatchObject({ ok: false, error: { code: 'document-too-large' } });
    if (!answer.ok) expect(answer.error.message).toContain(limit);
  });

  it('is refused where it has more lines than an offer has, blank ones aside', async () => {
    const analyze = async (lines: number) => {
      const source = { kind: 'text', text: 'a pound each\n\n'.repeat(lines) } as const;
      const outcome = await analyzeTermSheet({ engine }, { ...options, source });
      return outcome.ok ? '' : outcome.error.message;
    };
    expect(await analyze(mostLines + 1)).toContain('up to 20,000 can be read');
    expect(await analyze(mostLines)).not.toContain('20,000');
  });

  it.each([
    ['lines', 'a\n\n'],
    ['sentences', 'Aa. '],
    ['rows', 'Amount\t£1m\n'],
  ])('is refused where thousands of %s hold a word or two', async (_, piece) => {
    const analyze = async (pieces: number) => {
      const source = { kind: 'text', text: piece.repeat(pieces) } as const;
      const outcome = await analyzeTermSheet({ engine }, { ...options, source });
      return outcome.ok ? '' : outcome.error.message;
    };
    expect(await analyze(mostShortPieces + 1)).toContain('a word or two for a term sheet: up to 4,000');
    expect(await analyze(mostShortPieces)).not.toContain('a word or two');
  });

  it('counts a row of full stops as no sentences', () => {
    expect(countPieces(`Drag-along ${'. '.repeat(50)}7\nTag-along 8. Put? 9`)).toEqual({
      lines: 2,
      pieces: 5,
    });
  });

  it('is read at exactly the limit', async () => {
    const source = { kind: 'text', text: textOf(longestText) } as const;
    const outcome = await analyzeTermSheet({ engine }, { ...options, source });
    expect(outcome.ok || outcome.error.code !== 'document-too-large').toBe(true);
  });
});
