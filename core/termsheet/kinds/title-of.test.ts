import { expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

it('is the beginning of a text', () => {
  expect(titleOf(`Heads of terms${' and more'.repeat(100)}`)).toHaveLength(260);
});

it('begins with the subject of a mail', () => {
  const mail = 'From: Ann <ann@example.com>\nTo: Bob\nDate: Monday\nSubject: Our offer\n\nDear Bob,';
  expect(titleOf(mail)).toBe('Subject: Our offer\n\nDear Bob,');
});
