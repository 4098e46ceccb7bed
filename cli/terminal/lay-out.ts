import { styleText } from 'node:util';
import type { TextLine, Tone } from '../../core/termsheet/report/text-line.ts';

/** Where a text is shown. */
export interface Screen {
  /** Width in characters; `null` where lines have no end. */
  readonly columns: number | null;
  readonly hasColour: boolean;
}

/** Narrower windows are taken for this wide: words would fall apart. */
const leastColumns = 20;

const styleOf: Readonly<Record<Tone, Parameters<typeof styleText>[0]>> = {
  red: 'red',
  amber: 'yellow',
  green: 'green',
  heading: 'bold',
  quiet: 'dim',
};

/** Wraps lines at words, what follows indented like the line, and colours each by its tone. */
export function layOut(lines: readonly TextLine[], { columns, hasColour }: Screen): string {
  const laidOut = lines.flatMap(({ text, tone, hang }) => {
    const wrapped = columns === null ? [text] : wrap(text, Math.max(columns, leastColumns), hang);
    if (!hasColour || tone === undefined) return wrapped;
    return wrapped.map((line) =>
      line === '' ? line : styleText(styleOf[tone], line, { validateStream: false }),
    );
  });
  return laidOut.map((line) => `${line}\n`).join('');
}

function wrap(text: string, columns: number, hang?: number): readonly string[] {
  if (text.length <= columns) return [text];
  const lead = leadOf(text);
  // What follows stands under the first word, or under the text of a numbered point.
  const indent = ' '.repeat(Math.min(hang ?? lead.length, Math.floor(columns / 2)));
  const [first = '', ...words] = text.slice(lead.length).trimEnd().split(' ');
  const lines: string[] = [];
  let line = `${lead}${first}`;
  for (const word of words) {
    const longer = `${line} ${word}`;
    if (longer.length <= columns) {
      line = longer;
    } else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line];
}

function leadOf(text: string): string {
  return /^ {0,40}(?:\d{1,3}\. |- )?/.exec(text)?.[0] ?? '';
}
