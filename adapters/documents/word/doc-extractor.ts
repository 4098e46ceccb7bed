import BufferReader from 'word-extractor/lib/buffer-reader.js';
import WordOleExtractor, { type TextPiece } from 'word-extractor/lib/word-ole-extractor.js';
import { type CharacterRuns, type FileRange, readCharacterRuns } from './doc-character-runs.ts';

/** The body of a .doc file without its hidden text, and what was found in its formatting. */
export interface ExtractedBody {
  readonly body: string;
  readonly runs: CharacterRuns;
}

/** Extracts the body of a .doc file; throws whatever the library throws on bytes that it cannot read. */
export async function extractDocBody(bytes: Buffer): Promise<ExtractedBody> {
  const reader = new BufferReader(bytes);
  await reader.open();
  try {
    const extractor = new ExtractorWithoutHiddenText();
    const document = await extractor.extract(reader);
    return { body: document.getBody({ filterUnicode: false }), runs: extractor.runs };
  } finally {
    await reader.close();
  }
}

/** As published (1.0.4) the library leaves deletions out and keeps hidden text. */
class ExtractorWithoutHiddenText extends WordOleExtractor {
  runs: CharacterRuns = { hidden: [], hasTrackedChanges: false };

  override writeCharacterProperties(main: Buffer, table: Buffer): void {
    super.writeCharacterProperties(main, table);
    this.runs = readCharacterRuns(main, table);
    for (const range of this.runs.hidden) {
      for (const piece of this._pieces) blankOut(piece, range);
    }
  }
}

/** Overwrites a range with a character that the library drops afterwards, so that no offset moves. */
function blankOut(piece: TextPiece, { start, end }: FileRange): void {
  const from = Math.max(0, Math.floor((start - piece.startFilePos) / piece.bpc));
  const to = Math.min(piece.text.length, Math.ceil((end - piece.startFilePos) / piece.bpc));
  if (from >= to) return;
  piece.text = piece.text.slice(0, from) + '\0'.repeat(to - from) + piece.text.slice(to);
}
