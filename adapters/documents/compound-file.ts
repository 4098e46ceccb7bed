/** A stream or folder of an OLE compound file, the container of .doc, .xls, .ppt and .msg. */
export interface CompoundEntry {
  readonly name: string;
  readonly startSector: number;
  readonly size: number;
}

const directoryEntryBytes = 128;
const lastSector = 0xfffffffa;
const mostDirectorySectors = 512;
/** Short sectors are of 64 bytes in every version of the format. */
const shortSectorShift = 6;
/** Where the header says how many sectors its three allocation tables take. */
const tableSizeOffsets = [44, 64, 72];
/** Where the header says from what size on a stream has sectors of its own. */
const cutoffOffset = 56;
const shortSectorBytes = 2 ** shortSectorShift;
const shortTableOffset = 60;
const furtherListOffset = 68;
const headerListOffset = 76;
const listedInHeader = 109;

/** The names of a compound file and where each starts; undefined when the container is broken. */
export class CompoundFile {
  readonly entries: readonly CompoundEntry[];
  readonly #view: DataView;
  readonly #sectorBytes: number;
  #table: readonly number[] | undefined;
  #shortTable: readonly number[] | undefined;
  #shared: readonly number[] | undefined;

  private constructor(view: DataView, sectorBytes: number) {
    this.#view = view;
    this.#sectorBytes = sectorBytes;
    this.entries = this.#readDirectory();
  }

  /** Opens the container, or gives undefined when its header or directory is broken. */
  static open(bytes: Uint8Array): CompoundFile | undefined {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (view.byteLength < 1024) return undefined;
    const shift = view.getUint16(30, true);
    if ((shift !== 9 && shift !== 12) || view.getUint16(32, true) !== shortSectorShift) return undefined;
    const sectors = view.byteLength / 2 ** shift;
    if (tableSizeOffsets.some((offset) => view.getUint32(offset, true) > sectors)) return undefined;
    const file = new CompoundFile(view, 2 ** shift);
    return file.entries.length > 0 ? file : undefined;
  }

  /** The content of a stream; undefined where its sectors lie outside the file, or are fewer than its size. */
  readStream({ startSector, size }: CompoundEntry): Uint8Array | undefined {
    if (size > this.#view.byteLength) return undefined;
    const isShort = size < this.#view.getUint32(cutoffOffset, true);
    return isShort
      ? this.#collect(startSector, size, shortSectorBytes, (sector) => this.#nextShortSector(sector))
      : this.#collect(startSector, size, this.#sectorBytes, (sector) => this.#nextSector(sector));
  }

  /** Follows a chain of sectors no further than the size asks for: one that runs in a circle ends there as well. */
  #collect(
    first: number,
    size: number,
    sectorBytes: number,
    next: (sector: number) => number | undefined,
  ): Uint8Array | undefined {
    const content = new Uint8Array(size);
    let sector: number | undefined = first;
    for (let at = 0; at < size; at += sectorBytes) {
      if (sector === undefined || sector >= lastSector) return undefined;
      const start = sectorBytes === shortSectorBytes ? this.#shortOffset(sector) : this.#sectorOffset(sector);
      const length = Math.min(sectorBytes, size - at);
      if (start === undefined || start + length > this.#view.byteLength) return undefined;
      content.set(new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, length), at);
      sector = next(sector);
    }
    return content;
  }

  /** Small streams share the sectors of the root entry, the first of the directory. */
  #shortOffset(sector: number): number | undefined {
    const offset = sector * shortSectorBytes;
    const holder = this.#shortSectors()[Math.floor(offset / this.#sectorBytes)];
    return holder === undefined ? undefined : this.#sectorOffset(holder) + (offset % this.#sectorBytes);
  }

  #shortSectors(): readonly number[] {
    this.#shared ??= this.#chain(this.entries[0]?.startSector);
    return this.#shared;
  }

  #nextShortSector(sector: number): number | undefined {
    this.#shortTable ??= this.#chain(this.#view.getUint32(shortTableOffset, true));
    const perSector = this.#sectorBytes / 4;
    const holder = this.#shortTable[Math.floor(sector / perSector)];
    return holder === undefined ? undefined : this.#uint32At(holder, sector % perSector);
  }

  /** A whole chain, no longer than the file has sectors. */
  #chain(first: number | undefined): number[] {
    const sectors: number[] = [];
    const most = this.#view.byteLength / this.#sectorBytes;
    for (
      let at = first;
      at !== undefined && at < lastSector && sectors.length < most;
      at = this.#nextSector(at)
    ) {
      sectors.push(at);
    }
    return sectors;
  }

  #sectorOffset(sector: number): number {
    return (sector + 1) * this.#sectorBytes;
  }

  #readDirectory(): CompoundEntry[] {
    const entries: CompoundEntry[] = [];
    const seen = new Set<number>();
    let sector = this.#view.getUint32(48, true);
    while (sector < lastSector && !seen.has(sector) && seen.size < mostDirectorySectors) {
      seen.add(sector);
      const start = this.#sectorOffset(sector);
      if (start + this.#sectorBytes > this.#view.byteLength) break;
      for (let offset = start; offset < start + this.#sectorBytes; offset += directoryEntryBytes) {
        const entry = this.#readEntry(offset);
        if (entry) entries.push(entry);
      }
      const next = this.#nextSector(sector);
      if (next === undefined) break;
      sector = next;
    }
    return entries;
  }

  #readEntry(offset: number): CompoundEntry | undefined {
    const nameBytes = this.#view.getUint16(offset + 64, true);
    if (nameBytes < 2 || nameBytes > 64) return undefined;
    let name = '';
    for (let index = 0; index < nameBytes - 2; index += 2) {
      name += String.fromCharCode(this.#view.getUint16(offset + index, true));
    }
    return {
      name,
      startSector: this.#view.getUint32(offset + 116, true),
      size: this.#view.getUint32(offset + 120, true),
    };
  }

  /** Follows the allocation table. */
  #nextSector(sector: number): number | undefined {
    const perSector = this.#sectorBytes / 4;
    const holder = this.#tableSectors()[Math.floor(sector / perSector)];
    return holder === undefined ? undefined : this.#uint32At(holder, sector % perSector);
  }

  /** The sectors of the allocation table: the header lists the first 109, sectors of their own the others. */
  #tableSectors(): readonly number[] {
    if (this.#table) return this.#table;
    const table: number[] = [];
    for (let index = 0; index < listedInHeader; index += 1) {
      table.push(this.#view.getUint32(headerListOffset + index * 4, true));
    }
    const perSector = this.#sectorBytes / 4 - 1;
    const most = this.#view.byteLength / this.#sectorBytes;
    let further: number | undefined = this.#view.getUint32(furtherListOffset, true);
    while (further !== undefined && further < lastSector && table.length < most) {
      for (let index = 0; index < perSector; index += 1) {
        table.push(this.#uint32At(further, index) ?? lastSector);
      }
      further = this.#uint32At(further, perSector);
    }
    this.#table = table;
    return table;
  }

  #uint32At(sector: number, index: number): number | undefined {
    const position = this.#sectorOffset(sector) + index * 4;
    return position + 4 <= this.#view.byteLength ? this.#view.getUint32(position, true) : undefined;
  }
}
