/** What a line of a report means, for whoever gives it a colour. */
export type Tone = 'red' | 'amber' | 'green' | 'heading' | 'quiet';

/** A line of a text for a terminal. Its words say all that its tone says. */
export interface TextLine {
  readonly text: string;
  readonly tone?: Tone;
  /** Where the rest of a line that is too long stands, in characters; under its beginning unless told otherwise. */
  readonly hang?: number;
}

/** Plain lines, each ended. */
export function textOfLines(lines: readonly TextLine[]): string {
  return lines.map(({ text }) => `${text}\n`).join('');
}

/** A text that somebody else laid out, as lines without a tone. */
export function linesOfText(text: string): readonly TextLine[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => ({ text: line }));
}
