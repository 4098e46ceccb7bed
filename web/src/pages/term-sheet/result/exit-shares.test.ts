import { expect, test } from 'vitest';
import { moneyFormatter } from '../../../../../core/termsheet/report/short-money.ts';
import { exitShares } from './exit-shares.ts';

test('nothing to share is no bar', () => {
  const shares = exitShares({ exitValue: 0, founderProceeds: 0, commonProceeds: 0, investorProceeds: 0 });
  expect(shares.investors).toEqual({ from: 0, width: 0 });
});

test('the founders are part of the ordinary shares', () => {
  const shares = exitShares({ exitValue: 10, founderProceeds: 4, commonProceeds: 5, investorProceeds: 5 });
  expect(shares.founders).toEqual({ from: 0, width: 40 });
  expect(shares.otherCommon).toEqual({ from: 40, width: 10 });
  expect(shares.investors).toEqual({ from: 50, width: 50 });
});

test('money is short and carries the currency of the document', () => {
  expect(moneyFormatter('GBP')(2_500_000)).toBe('£2.5m');
  expect(moneyFormatter('USD')(784_272.45)).toBe('$784k');
  expect(moneyFormatter('unresolved')(2_500_000)).toBe('2.5m');
  expect(moneyFormatter(undefined)(900)).toBe('900');
});
