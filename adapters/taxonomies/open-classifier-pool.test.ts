import { afterAll, describe, expect, it } from 'vitest';
import { writtenAnswer } from '../../core/codes/batch/written-answer.ts';
import { classifyBusiness } from '../../core/codes/classify-business.ts';
import { loadCodeTables } from './load-code-tables.ts';
import { openClassifierPool } from './open-classifier-pool.ts';

describe('the classifier pool', () => {
  const pool = openClassifierPool(2);
  afterAll(() => pool.close());

  it('answers every request in its place, as the engine itself does', async () => {
    const pieces = [['We run a fish and chip shop', ''], ['asdf qwer zxcv'], ['We mend shoes']].map((texts) =>
      texts.map((businessDescription) => ({ businessDescription })),
    );
    const answers = await Promise.all(pieces.map((requests) => pool.classifyMany(requests)));
    const tables = loadCodeTables();
    for (const [at, requests] of pieces.entries()) {
      const expected = await Promise.all(requests.map((request) => classifyBusiness({ tables }, request)));
      expect(answers[at]).toEqual(expected);
    }
    expect(answers[0]?.[1]).toMatchObject({ ok: false, error: { code: 'input-required' } });
  });

  it('has answers written as the engine itself would', async () => {
    const requests = ['We run a fish and chip shop', ''].map((businessDescription) => ({
      businessDescription,
    }));
    const tables = loadCodeTables();
    const answers = await Promise.all(requests.map((request) => classifyBusiness({ tables }, request)));
    for (const form of ['json', 'cells'] as const) {
      expect(await pool.writeMany?.(requests, form)).toEqual(
        answers.map((each) => writtenAnswer(each, form)),
      );
    }
  });

  it('holds the longest descriptions within its memory', async () => {
    const longest = Array.from({ length: 20 }, (_, row) => ({
      businessDescription:
        `Branch ${row}: ${'we bake bread, mend shoes and let holiday cottages; '.repeat(400)}`.slice(
          0,
          20_000,
        ),
    }));
    const answers = await pool.classifyMany(longest);
    expect(answers).toHaveLength(20);
    expect(answers.every(({ ok }) => ok)).toBe(true);
  });

  it('rejects what is asked after it was closed, instead of waiting for ever', async () => {
    const closed = openClassifierPool(1);
    await closed.close();
    await expect(closed.classifyMany([{ businessDescription: 'We bake' }])).rejects.toThrow('ended');
  });
});
