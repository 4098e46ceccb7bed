const sectorBytes = 512;
const endOfChain = 0xfffffffe;

/** An OLE compound file with the named streams in its directory; the first one begins in sector 2. */
export function buildCompoundFile(
  names: readonly string[],
  firstSector: Uint8Array = Buffer.alloc(sectorBytes),
): Uint8Array {
  const header = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(sectorBytes, 0xff);
  for (const sector of [1, 2]) table.writeUInt32LE(endOfChain, sector * 4);
  const directory = Buffer.alloc(sectorBytes);
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const entry = directory.subarray(index * 128, (index + 1) * 128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt32LE(2, 116);
    entry.writeUInt32LE(sectorBytes, 120);
  }
  return new Uint8Array(Buffer.concat([header, table, directory, firstSector]));
}

/** A stream of a compound file by its name. */
export type NamedStreams = Readonly<Record<string, Uint8Array>>;

/** An OLE compound file of whole streams, each in sectors that follow one another. */
export function packCompoundFile(streams: NamedStreams): Uint8Array {
  const contents = Object.values(streams).map(padToSectors);
  const directory = Buffer.alloc(Math.ceil((contents.length + 1) / 4) * sectorBytes);
  const dataSectors = [directory, ...contents].reduce((sum, part) => sum + part.length / sectorBytes, 0);
  const perSector = sectorBytes / 4;
  const tableSectors = Math.ceil(dataSectors / (perSector - 1));
  const table = Buffer.alloc(tableSectors * sectorBytes, 0xff);
  for (let sector = 0; sector < tableSectors; sector += 1) table.writeUInt32LE(0xfffffffd, sector * 4);
  let next = tableSectors;
  const chain = (length: number): number => {
    const first = next;
    for (const end = first + length / sectorBytes; next < end; next += 1) {
      table.writeUInt32LE(next + 1 < end ? next + 1 : endOfChain, next * 4);
    }
    return first;
  };
  const header = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tableSectors, 44);
  header.writeUInt32LE(chain(directory.length), 48);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.fill(0xff, 76);
  for (let sector = 0; sector < Math.min(tableSectors, 109); sector += 1) {
    header.writeUInt32LE(sector, 76 + sector * 4);
  }
  for (const [index, name] of ['Root Entry', ...Object.keys(streams)].entries()) {
    const entry = directory.subarray(index * 128, (index + 1) * 128);
    const content = contents[index - 1];
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt32LE(content ? chain(content.length) : endOfChain, 116);
    entry.writeUInt32LE(content?.length ?? 0, 120);
  }
  return new Uint8Array(Buffer.concat([header, table, directory, ...contents]));
}

function padToSectors(content: Uint8Array): Buffer {
  const padded = Buffer.alloc(Math.ceil(content.length / sectorBytes) * sectorBytes);
  padded.set(content);
  return padded;
}
