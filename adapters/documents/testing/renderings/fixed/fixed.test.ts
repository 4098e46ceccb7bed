import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import WordExtractor from 'word-extractor';
import { rawText } from '../forms/raw-text.ts';
import { keyOf } from '../score/normalise.ts';
import type { Rendering, TrueBlock } from '../truth/true-block.ts';
import { fixedRenderings } from './fixed-renderings.ts';
import { makePlanned } from './make-planned.ts';
import { binaryPlan, plan } from './plan.ts';

const folder = new URL('data/', import.meta.url);
const renderings = fixedRenderings();
const noPress = () => Promise.reject(new Error('No browser for the fixed set.'));

function find(content: string, form: string, seed: number): Rendering {
  const found = renderings.find(
    ({ truth }) => truth.content === content && truth.form === form && truth.seed === seed,
  );
  if (!found) throw new Error(`${content} as ${form} is not in the fixed set: write it again.`);
  return found;
}

async function wordText(bytes: Uint8Array): Promise<string> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const asWritten = { filterUnicode: false };
  return [
    document.getBody(asWritten),
    document.getFootnotes(asWritten),
    document.getEndnotes(asWritten),
    document.getAnnotations(asWritten),
  ].join('\n');
}

/** The blocks that stand in a file in one piece: no note or withdrawn word cuts them in two, no counted number. */
function whole(blocks: readonly TrueBlock[]): TrueBlock[] {
  return blocks.filter(
    ({ apart, cells, judged }, index) =>
      cells === undefined &&
      judged !== 'no-term' &&
      apart !== 'withdrawn' &&
      blocks[index + 1]?.apart === undefined,
  );
}

function missing(blocks: readonly TrueBlock[], text: string): string[] {
  const file = keyOf(text.normalize('NFKC'));
  return whole(blocks)
    .filter(({ text: words, withMarks = words }) =>
      [words, withMarks].every((each) => !file.includes(keyOf(each.normalize('NFKC')))),
    )
    .map(({ text: words }) => words);
}

describe('the fixed set', () => {
  it('is what its plan says, and small', () => {
    expect(renderings).toHaveLength(plan.length + binaryPlan.length);
    const sizes = readdirSync(folder).map((name) => statSync(new URL(name, folder)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
    expect(binaryPlan.length).toBeLessThanOrEqual(12);
    for (const { format, bytes } of renderings)
      if (format === 'doc') expect(bytes.length).toBeLessThan(40_000);
  });

  it.each(
    plan
      .filter(({ form }) => form.startsWith('docx'))
      .map((each) => [each.content, each.form, each] as const),
  )('%s as %s has the truth that is made today', async (content, form, planned) => {
    const { truth } = await makePlanned(planned, noPress);
    expect(find(content, form, planned.seed).truth).toEqual(JSON.parse(JSON.stringify(truth)));
  });

  it.each(renderings.filter(({ format }) => format === 'text').map((each) => [each.name, each] as const))(
    '%s is byte for byte what is made today',
    async (_, { bytes, truth }) => {
      const made = await makePlanned(truth, noPress);
      expect(Buffer.from(bytes).equals(made.bytes)).toBe(true);
      expect(truth).toEqual(JSON.parse(JSON.stringify(made.truth)));
    },
  );

  it.each(renderings.filter(({ format }) => format === 'doc').map((each) => [each.name, each] as const))(
    '%s holds the blocks of its truth',
    async (_, { bytes, truth }) => {
      expect(missing(truth.blocks, await wordText(bytes))).toEqual([]);
    },
  );

  it('holds the words of its truth in its PDFs, and notes at their feet', async () => {
    const pdfs = renderings.filter(({ format }) => format === 'pdf');
    expect(pdfs.length).toBeGreaterThan(6);
    for (const { bytes, truth } of pdfs) {
      const file = keyOf((await rawText(bytes, 'pdf')).normalize('NFKC'));
      const notes = truth.blocks.filter(({ apart }) => apart === 'note');
      expect(notes.filter(({ text }) => !file.includes(keyOf(text.normalize('NFKC'))))).toEqual([]);
    }
  });
});
