interface AsWritten {
  /** False leaves dashes and quotation marks as they are. */
  filterUnicode: boolean;
}

declare module 'word-extractor' {
  interface ExtractedDocument {
    getBody(options: AsWritten): string;
    getFootnotes(options: AsWritten): string;
    getEndnotes(options: AsWritten): string;
    getAnnotations(options: AsWritten): string;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<ExtractedDocument>;
  }
}
