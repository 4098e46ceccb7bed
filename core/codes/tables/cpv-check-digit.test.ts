import { describe, expect, it } from 'vitest';
import { regularCheckDigit } from './cpv-check-digit.ts';

describe('regularCheckDigit', () => {
  it.each([
    ['15811000', 6],
    ['03000000', 1],
    ['55300000', 3],
    ['72000000', 5],
  ])('of %s is %i', (digits, expected) => {
    expect(regularCheckDigit(digits)).toBe(expected);
  });

  it('changes whenever one digit changes', () => {
    for (let position = 0; position < 8; position++) {
      for (let digit = 0; digit < 10; digit++) {
        const changed = `${'15811000'.slice(0, position)}${digit}${'15811000'.slice(position + 1)}`;
        if (changed !== '15811000') expect(regularCheckDigit(changed)).not.toBe(6);
      }
    }
  });
});
