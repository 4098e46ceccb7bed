interface WordDocument {
  getBody(options?: { filterUnicode?: boolean }): string;
}

declare module 'word-extractor/lib/buffer-reader.js' {
  export default class BufferReader {
    constructor(bytes: Buffer);
    open(): Promise<void>;
    close(): Promise<void>;
  }
}

declare module 'word-extractor/lib/word-ole-extractor.js' {
  import type BufferReader from 'word-extractor/lib/buffer-reader.js';

  /** A stretch of text; `bpc` is its bytes per character. */
  export interface TextPiece {
    text: string;
    readonly startFilePos: number;
    readonly bpc: number;
  }
  export default class WordOleExtractor {
    protected readonly _pieces: readonly TextPiece[];
    extract(reader: BufferReader): Promise<WordDocument>;
    writeCharacterProperties(main: Buffer, table: Buffer): void;
  }
}

declare module 'word-extractor/lib/ole-allocation-table.js' {
  export default class AllocationTable {
    getSecIdChain(this: { readonly _table: readonly number[] }, first: number): number[];
  }
}
