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
