declare module 'word-extractor' {
  interface WordDocument {
    getBody(options?: { filterUnicode?: boolean }): string;
    getFootnotes(options?: { filterUnicode?: boolean }): string;
    getTextboxes(options?: {
      filterUnicode?: boolean;
      includeBody?: boolean;
      includeHeadersAndFooters?: boolean;
    }): string;
  }
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>;
  }
}

declare module 'word-extractor/lib/ole-allocation-table.js' {
  export default class AllocationTable {
    getSecIdChain(this: { readonly _table: readonly number[] }, first: number): number[];
  }
}
