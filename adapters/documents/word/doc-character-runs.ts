/** A stretch of the main stream of a .doc file, in bytes. */
export interface FileRange {
  readonly start: number;
  readonly end: number;
}

/** What the formatting of a .doc file says about its text beside how it looks. */
export interface CharacterRuns {
  /** Text that Word does not show. */
  readonly hidden: readonly FileRange[];
  /** Insertions or deletions that nobody has accepted yet. */
  readonly hasTrackedChanges: boolean;
}

/** Where the header of the main stream says the table of formatting pages is ([MS-DOC] fcPlcfBteChpx). */
const tableOffset = 0xfa;
const pageBytes = 512;
/** [MS-DOC] 2.6.1: single property modifiers of characters. */
const modifier = { deletion: 0x0800, insertion: 0x0801, hidden: 0x083c } as const;
/** Bytes of the operand, by the top three bits of a modifier; the sixth kind states its own length. */
const operandBytes = [1, 1, 2, 4, 2, 2, undefined, 3] as const;

/**
 * Reads hidden text and tracked changes from the formatting pages of a .doc file. Text hidden by a named style is
 * not told from other text.
 * @throws RangeError where an offset points out of the file
 */
export function readCharacterRuns(main: Buffer, table: Buffer): CharacterRuns {
  const start = main.readUInt32LE(tableOffset);
  const length = main.readUInt32LE(tableOffset + 4);
  const pages = Math.max(0, Math.floor((length - 4) / 8));
  const hidden: FileRange[] = [];
  let hasTrackedChanges = false;
  for (let index = 0; index < pages; index += 1) {
    const page = table.readUInt32LE(start + (pages + 1 + index) * 4) * pageBytes;
    const runs = main.readUInt8(page + pageBytes - 1);
    for (let run = 0; run < runs; run += 1) {
      const word = main.readUInt8(page + (runs + 1) * 4 + run);
      if (word === 0) continue;
      const at = page + word * 2;
      const modifiers = readModifiers(main.subarray(at + 1, at + 1 + main.readUInt8(at)));
      if (modifiers.has(modifier.hidden)) {
        hidden.push({
          start: main.readUInt32LE(page + run * 4),
          end: main.readUInt32LE(page + (run + 1) * 4),
        });
      }
      hasTrackedChanges ||= modifiers.has(modifier.deletion) || modifiers.has(modifier.insertion);
    }
  }
  return { hidden, hasTrackedChanges };
}

/** The modifiers of a run that are switched on. */
function readModifiers(properties: Buffer): ReadonlySet<number> {
  const on = new Set<number>();
  let offset = 0;
  while (offset + 2 < properties.length) {
    const code = properties.readUInt16LE(offset);
    const operand = offset + 2;
    if ((properties.readUInt8(operand) & 1) === 1) on.add(code);
    offset = operand + (operandBytes[code >> 13] ?? properties.readUInt8(operand) + 1);
  }
  return on;
}
