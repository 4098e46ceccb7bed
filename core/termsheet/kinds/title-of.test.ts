import { expect, it } from 'vitest';
import { subjectOf, titleOf } from './title-of.ts';

it('is the beginning of a text', () => {
  expect(titleOf(`Heads of terms${' and more'.repeat(100)}`)).toHaveLength(260);
});

it('begins with the subject of a mail', () => {
  const mail = 'From: Ann <ann@example.com>\nTo: Bob\nDate: Monday\nSubject: Our offer\n\nDear Bob,';
  expect(titleOf(mail)).toBe('Subject: Our offer\n\nDear Bob,');
});

it('stands below the salutation of a letter', () => {
  const letterhead = 'Elm Bank Partners\n4 Quay Street\n\n';
  expect(subjectOf(`${letterhead}Dear Directors\n\nCONVERTIBLE LOAN TO ELM LTD\n\nWe offer …`)).toBe(
    'CONVERTIBLE LOAN TO ELM LTD',
  );
  expect(subjectOf(`${letterhead}Dear Ann,\nwe would like to invest in your series A.\nBest`)).toBe('');
  expect(subjectOf('Heads of terms\n\nDear me')).toBe('');
});
