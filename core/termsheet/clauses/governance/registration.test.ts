import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { registration } from './registration.ts';

describe('G08 registration rights', () => {
  const text = 'Registration Rights: two demand registrations and unlimited piggyback rights.';

  it('has nothing to say without them', () => {
    expect(examineText(registration, 'Board: three directors.').assessments).toEqual([]);
    expect(examineText(registration, 'Registration rights: none.').assessments).toEqual([]);
  });

  it('finds them usual in the US and out of place elsewhere', () => {
    expect(examineText(registration, text, { jurisdiction: 'US' }).rating).toBe('Green');
    expect(examineText(registration, text, { jurisdiction: 'UK' }).rating).toBe('Amber');
  });
});
