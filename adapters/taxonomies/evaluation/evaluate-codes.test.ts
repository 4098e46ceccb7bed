import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeSystems } from '../../../core/codes/classification.ts';
import { classifyBusiness } from '../../../core/codes/classify-business.ts';
import { packageRoot } from '../../package-root.ts';
import { sharedCodeTables } from '../testing/shared-code-tables.ts';
import { measure } from './evaluate-codes.ts';
import { goldenSets, setsOf } from './evaluation-sets.ts';

const tables = sharedCodeTables();
const sets = new Map(goldenSets().map((set) => [set.name, set]));
const evaluations = new Map<string, ReturnType<typeof measure>>();

const readme = readFileSync(join(packageRoot(), 'core/codes/evaluation/README.md'), 'utf8');

/** A set is measured once, whatever is asked of the answers. */
function measured(name: string): ReturnType<typeof measure> {
  const set = sets.get(name);
  if (!set) throw new Error(`the golden set ${name} is missing`);
  const evaluation = evaluations.get(name) ?? measure(tables, set);
  evaluations.set(name, evaluation);
  return evaluation;
}

/** The least shares that a change may leave, some points under the figures in the evaluation's README. */
const floors = {
  'golden, holdout': { naics: [0.74, 0.94], sic: [0.74, 0.94], isic: [0.78, 0.95], cpv: [0.6, 0.84] },
  'golden, trade-names': { naics: [0.88, 0.94], sic: [0.9, 0.94], isic: [0.9, 0.94], cpv: [0.84, 0.9] },
  'golden, fresh': { naics: [0.74, 0.93], sic: [0.73, 0.92], isic: [0.8, 0.94], cpv: [0.71, 0.93] },
  'golden, street': { naics: [0.9, 0.97], sic: [0.9, 0.97], isic: [0.91, 0.98], cpv: [0.82, 0.93] },
  'golden, five-lots': { naics: [0.85, 0.95], sic: [0.84, 0.94], isic: [0.88, 0.95], cpv: [0.69, 0.92] },
  'golden, drawn': { naics: [0.45, 0.68], sic: [0.43, 0.68], isic: [0.46, 0.74], cpv: [0.33, 0.58] },
} as const;

describe.each(Object.entries(floors))('%s', async (name, least) => {
  const { evaluation } = await measured(name);

  it.each(Object.entries(least) as ['naics' | 'sic' | 'isic' | 'cpv', readonly [number, number]][])(
    'finds %s codes first and among five at least as often as %j',
    (system, [top1, top5]) => {
      expect(evaluation.scores[system]?.top1).toBeGreaterThanOrEqual(top1);
      expect(evaluation.scores[system]?.top5).toBeGreaterThanOrEqual(top5);
    },
  );

  it('stands in the README as it is measured', () => {
    const row = readme.split('\n').find((line) => line.startsWith(`| ${name} (`)) ?? '';
    const [, , ...cells] = row.split('|').map((cell) => cell.trim());
    const { naics, sic, isic, cpv } = evaluation.scores;
    const inPercent = (share: number | undefined) => ((share ?? 0) * 100).toFixed(1);
    const shares = [naics, sic, isic, cpv].map(
      (score) => `${inPercent(score?.top1)} / ${inPercent(score?.top5)}`,
    );
    const errors = [naics, sic, isic, cpv].map((score) => score?.calibrationError?.toFixed(2));
    expect(cells.slice(0, 5)).toEqual([...shares, errors.join(', ')]);
  });

  it('never returns a code that does not exist', () => {
    for (const [system, answers] of Object.entries(evaluation.answers)) {
      for (const { given } of answers) {
        for (const code of given) expect(tables.entry(system as 'naics', code), code).not.toBeNull();
      }
    }
  });
});

describe('confidence', () => {
  it.each(['golden, holdout', 'golden, fresh', 'golden, blind', 'golden, street', 'golden, five-lots'])(
    'is right within 0.1 on %s',
    async (name) => {
      const { scores } = (await measured(name)).evaluation;
      for (const system of codeSystems) {
        expect(scores[system]?.calibrationError, system).toBeLessThanOrEqual(0.1);
      }
    },
  );

  it('is low for texts that describe no business', async () => {
    for (const text of [
      'asdf',
      'lkjsdf sldkfj wlekrj',
      'My love is like a winter sea, grey and wide and far from me',
    ]) {
      const result = await classifyBusiness({ tables }, { businessDescription: text });
      if (!result.ok) throw new Error(result.error.message);
      expect(result.value.confidence, text).toBeLessThan(0.2);
      expect(result.value.reasoning).toMatch(/not read like|hardly reads like/);
    }
  });
});

describe('a description from general knowledge', () => {
  it('finds a fish and chip shop by the seaside', async () => {
    const result = await classifyBusiness(
      { tables },
      { businessDescription: 'We run a fish and chip shop by the seaside' },
    );
    if (!result.ok) throw new Error(result.error.message);
    const { naics, sic, isic, cpv } = result.value.suggestions;
    expect(['722513', '722511']).toContain(naics[0]?.code);
    expect(sic[0]?.code).toBe('5812');
    expect(isic[0]?.code).toBe('5610');
    expect(cpv.some(({ code }) => code.startsWith('553'))).toBe(true);
  });
});

describe('sets of a folder', () => {
  it('are those whose files are there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fettle-sets-'));
    expect(setsOf(folder)).toEqual([]);
    writeFileSync(join(folder, 'naics_dev.jsonl'), '{"description":"bakes bread","naics":"311811"}\n');
    expect(setsOf(folder)).toEqual([
      { name: 'injury reports', rows: [{ description: 'bakes bread', codes: { naics: ['311811'] } }] },
    ]);
    rmSync(folder, { recursive: true });
  });
});
