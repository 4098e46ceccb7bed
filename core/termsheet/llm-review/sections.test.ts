import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { sectionsOf } from './sections.ts';

it('keeps a short document whole', () => {
  const document = readPlainText('Term sheet\n\nPre-money: £4m');
  expect(sectionsOf(document)).toEqual([document.text]);
});

it('cuts a long document between blocks and loses nothing', () => {
  const text = Array.from(
    { length: 900 },
    (_, index) => `${index}. Clause of about sixty characters, number ${index}, as it is.`,
  ).join('\n\n');
  const sections = sectionsOf(readPlainText(text));
  expect(sections.length).toBeGreaterThan(1);
  expect(sections.join('')).toBe(text);
  for (const section of sections) expect(section.trim()).toMatch(/as it is\.$/);
});

it('never loses or repeats text, whatever the document', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 9000 }), { maxLength: 8 }), (paragraphs) => {
      const text = paragraphs.map((paragraph) => `${paragraph} end.`).join('\n\n');
      expect(sectionsOf(readPlainText(text)).join('').trim()).toBe(text.trim());
    }),
    { numRuns: 30 },
  );
});
