import { expect, it } from 'vitest';
import { createDocumentReader } from '../document-reader.ts';
import { buildDocx, paragraph, run } from '../testing/docx-builder.ts';

const read = async (body: string) =>
  createDocumentReader().read({ name: 'terms.docx', bytes: await buildDocx(body) });

const cell = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'] as const;

it.each([
  ['paragraphs', paragraph('a').repeat(30_000), 'far more than a term sheet needs'],
  ['elements', paragraph(run('a ').repeat(80_000)), 'far more than a term sheet needs'],
  ['nesting', cell[0].repeat(400) + paragraph('a') + cell[1].repeat(400), 'nested more than 500 deep'],
])('refuses a Word file of a few kilobytes with too many: %s', async (_what, body, words) => {
  const reading = await read(body);
  expect(reading).toMatchObject({ ok: false, error: { code: 'document-too-large' } });
  if (!reading.ok) expect(reading.error.message).toContain(words);
});

it('reads the longest contract that is printed', async () => {
  const words = 'The Investors may appoint one director to the board of the company. '.repeat(3);
  const reading = await read(paragraph(run(words) + run('Board', '<w:b/>')).repeat(3000));
  expect(reading.ok).toBe(true);
});
