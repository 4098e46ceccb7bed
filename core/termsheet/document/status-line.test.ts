import { describe, expect, it } from 'vitest';
import { assembleDocument } from './assemble-document.ts';
import { readPlainText } from './plain-text-document.ts';

const lines = ['Larch Ltd: Series A terms', 'Non-binding except where stated', 'Money'];

function kindsOf({ blocks }: ReturnType<typeof readPlainText>): string[] {
  return blocks.map(({ kind }) => kind);
}

describe('the lines under a title', () => {
  it('say whether the paper binds as words, in a text and in a file alike', () => {
    expect(kindsOf(readPlainText(`${lines.join('\n\n')}\n\nThe Investor pays £1m for new shares.`))).toEqual([
      'heading',
      'paragraph',
      'heading',
      'paragraph',
    ]);
    const parts = lines.map((words) => ({ kind: 'heading' as const, words, level: 1 }));
    const document = assembleDocument({ format: 'pdf', parts, pageCount: 1, warnings: [] });
    expect(kindsOf(document)).toEqual(['heading', 'paragraph', 'heading']);
  });

  it('leave a clause its heading', () => {
    const text = `${lines[0]}\n\nThe Investor pays £1m for new shares.\n\nNon-binding nature\n\nNothing here binds, but for costs.`;
    expect(kindsOf(readPlainText(text))).toEqual(['heading', 'paragraph', 'heading', 'paragraph']);
  });
});
