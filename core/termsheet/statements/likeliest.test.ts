import { expect, it } from 'vitest';
import { likeliest } from './likeliest.ts';

it('takes the likeliest, and the first of equals', () => {
  const statements = [
    { probability: 0.4, says: 'one' },
    { probability: 0.9, says: 'two' },
    { probability: 0.9, says: 'three' },
  ];
  expect(likeliest(statements)?.says).toBe('two');
});

it('has nothing to take from nothing', () => {
  expect(likeliest([])).toBeNull();
});
