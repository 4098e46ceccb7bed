import { describe, expect, it } from 'vitest';
import { buildClassification } from '../../core/codes/answer/build-classification.ts';
import { compileNoticeModel, readNoticeModel } from '../../core/codes/buyers/notice-model.ts';
import { findCodes } from '../../core/codes/ranking/find-codes.ts';
import { goldenSets } from './evaluation/evaluation-sets.ts';
import { sharedCodeTables } from './testing/shared-code-tables.ts';

const tables = sharedCodeTables();

describe('what a buyer asks for', () => {
  it.each([
    'Provision of Grounds Maintenance Services 2024-2027',
    'We need a contractor to repair the roofs of four schools',
    'Framework for the Supply of Laboratory Equipment - Lot 2',
  ])('is told from what a firm says in "%s", and said', (title) => {
    const found = findCodes(tables, title);
    expect(found.notices).not.toBeNull();
    expect(buildClassification(tables, found).reasoning).toContain('what a buyer asks for');
  });

  it('has the codes above the found ones among its candidates', () => {
    const codes = findCodes(tables, 'Provision of Grounds Maintenance Services').systems.cpv;
    const levels = codes.map(({ code }) => tables.entry('cpv', code)?.level ?? 0);
    expect(levels.filter((level) => level <= 3).length).toBeGreaterThan(2);
    expect(codes.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1.0001);
  });

  it('is no thing that the procedure is called by', () => {
    const title = 'Framework for the Provision of School Cleaning Services - Lot 2';
    const { suggestions } = buildClassification(tables, findCodes(tables, title));
    expect(suggestions.cpv[0]?.code).toBe('90919300-5');
    expect(suggestions.naics[0]?.code).toBe('561720');
  });

  it('leads to CPV codes by no concordance, because there is none', () => {
    const { suggestions } = buildClassification(
      tables,
      findCodes(tables, 'NEC4 Quantity Surveyor for Regeneration Programme'),
    );
    expect(suggestions.cpv.map(({ via }) => via)).toEqual(Array(5).fill('search'));
  });

  it('is seldom heard in the words of firms', () => {
    const firms = goldenSets()
      .filter(({ name }) => ['golden, blind', 'golden, fresh', 'golden, rare'].includes(name))
      .flatMap(({ rows }) => rows);
    const heard = firms.filter(({ description }) => findCodes(tables, description).notices);
    expect(heard.length / firms.length).toBeLessThan(0.04);
  });
});

describe('the model of notices', () => {
  it('is read as it was kept, and holds no title', () => {
    const { notices } = tables.retrieval();
    if (!notices) throw new Error('there is no model of notices: run build/train-notices.ts');
    const { header, bytes } = compileNoticeModel(notices);
    expect(readNoticeModel(JSON.parse(JSON.stringify(header)), bytes)).toEqual(notices);
    expect(notices.head.keys.every((code) => tables.entry('cpv', code))).toBe(true);
    expect(JSON.stringify(header)).not.toMatch(/[a-z]{3,} [a-z]{3,}/i);
  });
});
