import { expect, it } from 'vitest';
import { signsOf } from './signs-of-words.ts';

it('gives stems, families of long ones and neighbours, each with its weight', () => {
  const stems = [
    { stem: 'naval', weight: 1 },
    { stem: 'architect', weight: 0.5 },
  ];
  expect(signsOf(stems)).toEqual([
    { sign: 'naval', weight: 1 },
    { sign: 'architect', weight: 0.5 },
    { sign: '~archite', weight: 0.5 },
    { sign: 'naval+architect', weight: 0.5 },
  ]);
});

it('puts an architect and what is architectural into one family', () => {
  const [family] = signsOf([{ stem: 'architectur', weight: 1 }]).slice(1);
  expect(signsOf([{ stem: 'architect', weight: 1 }])).toContainEqual(family);
});
