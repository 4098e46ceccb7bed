import type { ReadingMeter } from '../reading-meter.ts';
import { unpackEntry } from '../unpack-zip.ts';
import { readZipDirectory, type ZipEntry } from '../zip-directory.ts';
import { readXml, type XmlElement } from './xml-tree.ts';

/** The parts of a Word document, found by what they are to one another: their names are free. */
export class DocxPackage {
  readonly #bytes: Uint8Array;
  readonly #meter: ReadingMeter;
  readonly #entries: ReadonlyMap<string, ZipEntry>;

  /** @throws Error where the bytes are no archive */
  constructor(bytes: Uint8Array, meter: ReadingMeter) {
    const entries = readZipDirectory(bytes);
    if (!entries) throw new Error('the archive has no directory');
    this.#bytes = bytes;
    this.#meter = meter;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  /** The name of the main part. @throws Error where there is none */
  async mainPart(): Promise<string> {
    const name =
      (await this.relatedTo('')).get('officeDocument') ??
      [...this.#entries.keys()].find((each) => /(?:^|\/)document\d*\.xml$/iu.test(each));
    if (name === undefined) throw new Error('the document has no main part');
    return name;
  }

  /** The names of the parts that belong to a part, by what they are to it: `styles`, `comments`. */
  async relatedTo(part: string): Promise<Map<string, string>> {
    const folder = part.slice(0, part.lastIndexOf('/') + 1);
    const relations = await this.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
    const names = new Map<string, string>();
    for (const { attributes } of relations?.children ?? []) {
      const { Type: type = '', Target: target = '' } = attributes;
      names.set(
        type.slice(type.lastIndexOf('/') + 1),
        target.startsWith('/') ? target.slice(1) : folder + target,
      );
    }
    return names;
  }

  /** Reads a part; undefined where the document has none of that name. */
  async read(name: string | undefined): Promise<XmlElement | undefined> {
    const entry = name === undefined ? undefined : this.#entries.get(name);
    return entry && readXml(unpackEntry(this.#bytes, entry), this.#meter);
  }
}
