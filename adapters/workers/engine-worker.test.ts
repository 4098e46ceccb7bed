import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { classifyBusiness } from '../../core/codes/classify-business.ts';
import { success } from '../../core/result.ts';
import { analyzeTermSheet } from '../../core/termsheet/analyze-term-sheet.ts';
import { engineInProcess } from '../../core/termsheet/engine-in-process.ts';
import type { ModelReview } from '../../core/termsheet/llm-review/model-review.ts';
import { fairOffer } from '../../core/termsheet/llm-review/testing/offer.ts';
import { createDocumentReader } from '../documents/document-reader.ts';
import { loadStatementModel } from '../statements/load-statement-model.ts';
import { loadCodeTables } from '../taxonomies/load-code-tables.ts';
import { openEnginePool } from './open-engine-pool.ts';
import { pooledCodeEngine } from './pooled-code-engine.ts';
import { pooledReadFields } from './pooled-read-fields.ts';
import { pooledTermSheetEngine } from './pooled-term-sheet-engine.ts';
import type { WorkOutcome, WorkPool } from './work-pool.ts';

const maxDocumentBytes = 10 * 1024 * 1024;
const pool = openEnginePool({ maxDocumentBytes }, { processes: 1 });
afterAll(async () => pool.close());
const pooled = pooledTermSheetEngine(pool);
const here = engineInProcess({
  documentReader: createDocumentReader({ maxBytes: maxDocumentBytes }),
  learned: loadStatementModel(),
});
const options = { jurisdiction: 'UK', analysisDetail: 'brief' } as const;

/** A pool in which every piece of work ends in this way. */
const ending = (outcome: WorkOutcome): WorkPool => ({
  run: async () => outcome,
  state: () => ({ running: 0, waiting: 0 }),
  warmUp: () => undefined,
  close: async () => undefined,
});

describe('the engine in a process of its own', () => {
  it.each(['table-without-rules.pdf', 'table.docx', 'table.doc', 'aligned-columns.txt'])(
    'answers as it does here: %s',
    async (name) => {
      const bytes = await readFile(new URL(`../documents/testing/fixtures/${name}`, import.meta.url));
      const source = { kind: 'file', file: { name, bytes } } as const;
      const stages: string[] = [];
      const onStage = ({ stage }: { stage: string }) => stages.push(stage);
      const request = { ...options, source };
      const answer = await analyzeTermSheet({ engine: pooled }, request, { onStage });
      expect(answer).toEqual(await analyzeTermSheet({ engine: here }, request));
      if (answer.ok) expect(stages).toEqual(['read', 'terms', 'checks', 'done']);
    },
  );

  it('gives a language model what it goes on with, and checks what it says', async () => {
    const source = { kind: 'text', text: fairOffer } as const;
    const answer = await pooled.analyze({ ...options, source, forModel: true });
    expect(answer).toEqual(await here.analyze({ ...options, source, forModel: true }));
    const groundwork = answer.ok ? answer.value.groundwork : undefined;
    if (!groundwork) throw new Error('no groundwork');
    const review: ModelReview = {
      findings: [],
      overall: { rating: 'Green', reason: 'Usual.', quote: '' },
    };
    const combining = {
      document: groundwork.document,
      builtin: groundwork.detailed,
      analysisDetail: 'brief',
      sections: { reviews: [review], unread: 0, failure: null },
    } as const;
    expect(await pooled.combine(combining)).toEqual(await here.combine(combining));
  });

  it.each([
    [
      { how: 'busy', retryAfterSeconds: 7 },
      { code: 'busy', retryAfterSeconds: 7 },
    ],
    [{ how: 'cancelled' }, { code: 'cancelled' }],
    [{ how: 'time' }, { code: 'document-timeout' }],
    [{ how: 'memory' }, { code: 'document-too-large' }],
    [{ how: 'crash' }, { code: 'damaged-document' }],
  ] as const)('says what became of the work: %j', async (outcome, error) => {
    const source = { kind: 'text', text: fairOffer } as const;
    const answer = await pooledTermSheetEngine(ending(outcome)).analyze({
      ...options,
      source,
      forModel: false,
    });
    expect(answer).toMatchObject({ ok: false, error });
    if (!answer.ok) expect(answer.error.message).toMatch(/^[A-Z].+\.$/);
  });
});

describe('codes in a process of their own', () => {
  const tables = loadCodeTables();
  const businessDescription = `We run a fish and chip shop by the sea. ${'We fry in beef dripping. '.repeat(60)}`;

  it('are those that are found here', async () => {
    const elsewhere = { tables, longTextEngine: pooledCodeEngine(() => pool) };
    const request = { businessDescription };
    expect(await classifyBusiness(elsewhere, request)).toEqual(await classifyBusiness({ tables }, request));
    const there = await pooledCodeEngine(() => pool).candidates([businessDescription]);
    expect(there.ok && there.value.naics.map(({ code }) => code)).toContain('722513');
  });

  it('are asked for elsewhere only where the description is long', async () => {
    const nobody = pooledCodeEngine(() => ending({ how: 'busy', retryAfterSeconds: 2 }));
    const short = await classifyBusiness(
      { tables, longTextEngine: nobody },
      { businessDescription: 'bakery' },
    );
    expect(short.ok).toBe(true);
    const few = { businessDescription: 'services and manufacturing of retail products '.repeat(9).trim() };
    for (const request of [{ businessDescription }, few]) {
      const long = await classifyBusiness({ tables, longTextEngine: nobody }, request);
      expect(long).toMatchObject({ ok: false, error: { code: 'busy', retryAfterSeconds: 2 } });
    }
  });
});

it('reads a large body elsewhere, and a small one here', async () => {
  const fields = ['text'];
  const text = 'a'.repeat(100_000);
  const progress = { client: '192.0.2.1' };
  const body = (value: string) => ({ type: 'json', text: JSON.stringify({ text: value }), fields }) as const;
  expect(await pooledReadFields(pool)(body(text), progress)).toEqual(success({ text }));
  const busy = pooledReadFields(ending({ how: 'busy', retryAfterSeconds: 2 }));
  expect(await busy(body('small'), progress)).toEqual(success({ text: 'small' }));
  expect(await busy(body(text), progress)).toMatchObject({ ok: false, error: { code: 'busy' } });
});
