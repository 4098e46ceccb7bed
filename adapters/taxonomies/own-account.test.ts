import { expect, it } from 'vitest';
import { classifyBusiness } from '../../core/codes/classify-business.ts';
import { sharedCodeTables } from './testing/shared-code-tables.ts';

it.each([
  ['freelance photographer', /^54192/],
  ['I am a self-employed electrician', /^238210/],
  ['self employed carpenter', /^238[13]/],
  ['freelance make-up artist', /^8121/],
  ['holiday let', /^7211/],
  ['I look after children in my home', /^624410/],
])('finds the trade of %j, not what is said of working for oneself', async (businessDescription, trade) => {
  const answer = await classifyBusiness({ tables: sharedCodeTables() }, { businessDescription });
  expect(answer.ok && answer.value.suggestions.naics[0]?.code).toMatch(trade);
});
