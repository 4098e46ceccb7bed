import type { TextSpan } from '../document.ts';

/**
 * Text made from another text, with the way back: character `i` was made from
 * `original.slice(starts[i], ends[i])`. Origins never run backwards, so a span maps to a span.
 */
export interface MappedText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Replace `start..end` (offsets in the text at hand) by `replacement`, which may be empty. */
export interface TextEdit extends TextSpan {
  readonly replacement: string;
}

/** Collects characters together with their origins. */
export class MappedTextBuilder {
  private readonly parts: string[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  get length(): number {
    return this.starts.length;
  }

  get last(): string {
    return this.parts.at(-1) ?? '';
  }

  /** Adds `text`; every character of it is made from the origin `start..end`. */
  push(text: string, start: number, end: number): void {
    for (let index = 0; index < text.length; index += 1) {
      this.parts.push(text.charAt(index));
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  /** Drops the last character. */
  pop(): void {
    this.parts.pop();
    this.starts.pop();
    this.ends.pop();
  }

  build(): MappedText {
    return { text: this.parts.join(''), starts: this.starts, ends: this.ends };
  }
}

/** The span of the original text that a non-empty span of the mapped text was made from. */
export function originOf(mapped: MappedText, start: number, end: number): TextSpan {
  const from = mapped.starts[start] ?? 0;
  const to = end > start ? (mapped.ends[end - 1] ?? from) : from;
  return { start: from, end: Math.max(from, to) };
}

/** Applies edits that are in order and do not overlap; a replacement maps to the whole of what it replaced. */
export function rewrite(mapped: MappedText, edits: readonly TextEdit[]): MappedText {
  if (edits.length === 0) return mapped;
  const text: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let position = 0;
  const copyUntil = (end: number): void => {
    if (end <= position) return;
    text.push(mapped.text.slice(position, end));
    for (let index = position; index < end; index += 1) {
      starts.push(mapped.starts[index] ?? 0);
      ends.push(mapped.ends[index] ?? 0);
    }
    position = end;
  };
  for (const edit of edits) {
    copyUntil(edit.start);
    const origin = originOf(mapped, edit.start, edit.end);
    text.push(edit.replacement);
    for (let index = 0; index < edit.replacement.length; index += 1) {
      starts.push(origin.start);
      ends.push(origin.end);
    }
    position = Math.max(position, edit.end);
  }
  copyUntil(mapped.text.length);
  return { text: text.join(''), starts, ends };
}

/** First index whose origin is at or after `offset`. */
export function indexAtOrigin(mapped: MappedText, offset: number): number {
  let low = 0;
  let high = mapped.starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mapped.starts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
