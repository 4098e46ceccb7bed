import type { TextSpan } from '../document/term-sheet-document.ts';

/**
 * Text made from another text, with the way back: character `i` was made from
 * `original.slice(starts[i], ends[i])`. Origins never run backwards, so a span maps to a span.
 */
export interface MappedText {
  readonly text: string;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Replace `start..end` (offsets in the text at hand) by `replacement`, which may be empty. */
export interface TextEdit extends TextSpan {
  readonly replacement: string;
}

/** Collects characters together with their origins. */
export class MappedTextBuilder {
  /** Joined once, at the end: a text that is added to and cut in turn would be copied again and again. */
  private readonly parts: string[] = [];
  private size = 0;
  private starts: Int32Array;
  private ends: Int32Array;

  /** `capacity` is the length expected; more is possible. */
  constructor(capacity = 256) {
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
  }

  get length(): number {
    return this.size;
  }

  get last(): string {
    return this.parts.at(-1)?.slice(-1) ?? '';
  }

  /** Adds `text`; every character of it is made from the origin `start..end`. */
  push(text: string, start: number, end: number): void {
    if (text === '') return;
    const from = this.add(text);
    this.starts.fill(start, from, this.size);
    this.ends.fill(end, from, this.size);
  }

  /** Adds `original.slice(start, end)` as it stands, character by character. */
  copy(original: string, start: number, end: number): void {
    if (end <= start) return;
    const from = this.add(original.slice(start, end));
    for (let offset = start; offset < end; offset += 1) {
      this.starts[from + offset - start] = offset;
      this.ends[from + offset - start] = offset + 1;
    }
  }

  /** Drops the last character. */
  pop(): void {
    const part = this.parts.pop();
    if (part === undefined) return;
    this.size -= 1;
    if (part.length > 1) this.parts.push(part.slice(0, -1));
  }

  build(): MappedText {
    return {
      text: this.parts.join(''),
      starts: this.starts.subarray(0, this.size),
      ends: this.ends.subarray(0, this.size),
    };
  }

  /** Adds a part, makes room for its origins and gives the index where it begins. */
  private add(text: string): number {
    const from = this.size;
    this.parts.push(text);
    this.size += text.length;
    if (this.size > this.starts.length) {
      const capacity = Math.max(this.size, this.starts.length * 2);
      this.starts = enlarged(this.starts, capacity);
      this.ends = enlarged(this.ends, capacity);
    }
    return from;
  }
}

function enlarged(array: Int32Array, capacity: number): Int32Array {
  const larger = new Int32Array(capacity);
  larger.set(array);
  return larger;
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
  const change = edits.reduce(
    (sum, { start, end, replacement }) => sum + replacement.length - (end - start),
    0,
  );
  const size = mapped.text.length + change;
  const starts = new Int32Array(size);
  const ends = new Int32Array(size);
  const parts: string[] = [];
  let position = 0;
  let written = 0;
  const copyUntil = (end: number): void => {
    if (end <= position) return;
    parts.push(mapped.text.slice(position, end));
    // One by one: thousands of edits would make a view of the arrays for each few characters between them.
    for (; position < end; position += 1) {
      starts[written] = mapped.starts[position] as number;
      ends[written] = mapped.ends[position] as number;
      written += 1;
    }
  };
  for (const edit of edits) {
    copyUntil(edit.start);
    const origin = originOf(mapped, edit.start, edit.end);
    parts.push(edit.replacement);
    starts.fill(origin.start, written, written + edit.replacement.length);
    ends.fill(origin.end, written, written + edit.replacement.length);
    written += edit.replacement.length;
    position = Math.max(position, edit.end);
  }
  copyUntil(mapped.text.length);
  return { text: parts.join(''), starts, ends };
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
