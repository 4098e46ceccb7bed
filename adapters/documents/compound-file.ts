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

/** The names of a compound file and where each starts; undefined when the container is broken. */
export class CompoundFile {
  readonly entries: readonly CompoundEntry[];
  readonly #view: DataView;
  readonly #sectorBytes: number;

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

  /** A 16-bit value in the first sector of a stream, or undefined where the file ends before it. */
  readUint16(entry: CompoundEntry, offset: number): number | undefined {
    const isShort = entry.size < this.#view.getUint32(cutoffOffset, true);
    const position = isShort
      ? this.#shortPosition(entry.startSector * shortSectorBytes + offset)
      : this.#sectorOffset(entry.startSector) + offset;
    if (position === undefined || position + 2 > this.#view.byteLength) return undefined;
    return this.#view.getUint16(position, true);
  }

  /** Small streams share the sectors of the root entry, the first of the directory. */
  #shortPosition(offset: number): number | undefined {
    if (offset > this.#view.byteLength) return undefined;
    let sector = this.entries[0]?.startSector;
    for (let skipped = Math.floor(offset / this.#sectorBytes); skipped > 0; skipped -= 1) {
      sector = sector === undefined || sector >= lastSector ? undefined : this.#nextSector(sector);
    }
    if (sector === undefined || sector >= lastSector) return undefined;
    return this.#sectorOffset(sector) + (offset % this.#sectorBytes);
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

  /** Follows the allocation table, whose first 109 sectors the header lists. */
  #nextSector(sector: number): number | undefined {
    const perSector = this.#sectorBytes / 4;
    const table = Math.floor(sector / perSector);
    if (table >= 109) return undefined;
    const tableSector = this.#view.getUint32(76 + table * 4, true);
    const position = this.#sectorOffset(tableSector) + (sector % perSector) * 4;
    return position + 4 <= this.#view.byteLength ? this.#view.getUint32(position, true) : undefined;
  }
}
