import type { ReadingMeter } from '../reading-meter.ts';
import { paragraphLookOf, runLookOf } from './doc-looks.ts';
import { readModifiers } from './doc-properties.ts';
import { type DocStreams, tableOf } from './doc-streams.ts';
import { noStyle, type Style } from './look.ts';

/** Numbers of built-in styles ([MS-DOC] sti): their names differ by language. */
const builtIn: ReadonlyMap<number, string> = new Map([
  ...Array.from({ length: 9 }, (_, index) => [index + 1, `heading ${index + 1}`] as const),
  ...Array.from({ length: 9 }, (_, index) => [index + 19, `toc ${index + 1}`] as const),
  [62, 'title'],
  [74, 'subtitle'],
]);
const paragraphStyle = 1;
const characterStyle = 2;
/** "Based on no other". */
const noBase = 0xfff;
const mostAncestors = 50;

/** A style as it stands in the file. */
interface OwnStyle {
  readonly name: string;
  readonly base: number;
  readonly paragraph: Buffer;
  readonly run: Buffer;
}

const empty = Buffer.alloc(0);

/** The styles of a .doc file, by their place in its style sheet. */
export class DocStyles {
  readonly #own: readonly (OwnStyle | undefined)[];
  readonly #styles = new Map<number, Style>();

  /** @throws RangeError where a style reaches beyond the sheet */
  constructor(streams: DocStreams, meter: ReadingMeter) {
    this.#own = readSheet(tableOf(streams, 'styles'), meter);
  }

  /** A style, or one that says nothing where there is none at that place. */
  of(place: number): Style {
    const known = this.#styles.get(place);
    if (known) return known;
    const line: OwnStyle[] = [];
    for (let at = this.#own[place]; at && line.length < mostAncestors; at = this.#own[at.base]) line.push(at);
    const style = line.reduceRight(extendStyle, noStyle);
    this.#styles.set(place, style);
    return style;
  }
}

function extendStyle(base: Style, { name, paragraph, run }: OwnStyle): Style {
  return {
    name,
    paragraph: paragraphLookOf(readModifiers(paragraph), base.paragraph),
    run: runLookOf(readModifiers(run), base.run),
  };
}

function readSheet(sheet: Buffer, meter: ReadingMeter): (OwnStyle | undefined)[] {
  if (sheet.length === 0) return [];
  const headerBytes = sheet.readUInt16LE(0);
  const baseBytes = sheet.readUInt16LE(4);
  const styles: (OwnStyle | undefined)[] = [];
  for (let at = 2 + headerBytes; at + 2 <= sheet.length; ) {
    meter.spend('elements');
    const length = sheet.readUInt16LE(at);
    const style = sheet.subarray(at + 2, at + 2 + length);
    styles.push(style.length > baseBytes ? readStyle(style, baseBytes) : undefined);
    at += 2 + length;
  }
  return styles;
}

function readStyle(style: Buffer, baseBytes: number): OwnStyle {
  const identifier = style.readUInt16LE(0) & 0x0fff;
  const kinds = style.readUInt16LE(2);
  const kind = kinds & 0x000f;
  const base = kinds >> 4;
  const nameLength = style.readUInt16LE(baseBytes);
  const written = style.toString('utf16le', baseBytes + 2, baseBytes + 2 + nameLength * 2);
  // The name ends with a zero; what follows begins at an even place.
  const said = baseBytes + 2 + (nameLength + 1) * 2;
  const name = builtIn.get(identifier) ?? written.toLowerCase();
  const common = { name, base: base === noBase ? -1 : base };
  if (kind === paragraphStyle) {
    const [paragraph, next] = readProperties(style, said);
    const [run] = readProperties(style, next);
    return { ...common, paragraph: paragraph.subarray(2), run };
  }
  if (kind === characterStyle) return { ...common, paragraph: empty, run: readProperties(style, said)[0] };
  return { ...common, paragraph: empty, run: empty };
}

/** Properties with their length before them, and where the next ones begin. */
function readProperties(style: Buffer, at: number): [properties: Buffer, next: number] {
  if (at + 2 > style.length) return [empty, at];
  const length = style.readUInt16LE(at);
  return [style.subarray(at + 2, at + 2 + length), at + 2 + length + (length % 2)];
}
