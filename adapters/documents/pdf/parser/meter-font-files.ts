import { spend } from './active-meter.ts';
import { around, type Method } from './around.ts';
import type { PdfClasses } from './pdf-classes.ts';

interface Index {
  readonly objects: readonly Uint8Array[];
}

interface CffParser {
  readonly bytes: Uint8Array;
}

/** Counts the work on font files: programs of PostScript fonts, and lists that overlap in the file. */
export function meterFontFiles({ CFFParser, Type1CharString }: PdfClasses): void {
  around(
    Type1CharString.prototype,
    'convert',
    (convert: Method<object, [ArrayLike<number>, unknown, unknown], boolean>) =>
      function convertProgram(program, subroutines, hasAccents) {
        // Every call of a subroutine comes by here: the number of calls doubles with each level of them.
        spend('calculations', 10 + program.length);
        return convert.call(this, program, subroutines, hasAccents);
      },
  );
  around(
    CFFParser.prototype,
    'parseIndex',
    (parse: Method<CffParser, [number], unknown>) =>
      function parseIndex(position) {
        const [high = 0, low = 0, offsetBytes = 0] = this.bytes.subarray(position, position + 3);
        spend('calculations', (high * 256 + low) * (2 + offsetBytes));
        return parse.call(this, position);
      },
  );
  around(
    CFFParser.prototype,
    'parseDict',
    (parse: Method<object, [Uint8Array], unknown>) =>
      function parseDict(dictionary) {
        spend('calculations', dictionary.length);
        return parse.call(this, dictionary);
      },
  );
  for (const name of ['parseNameIndex', 'parseStringIndex']) {
    around(
      CFFParser.prototype,
      name,
      (parse: Method<object, [Index], unknown>) =>
        function parseStrings(index) {
          spend(
            'calculations',
            index.objects.reduce((bytes, text) => bytes + text.length, 0),
          );
          return parse.call(this, index);
        },
    );
  }
}
