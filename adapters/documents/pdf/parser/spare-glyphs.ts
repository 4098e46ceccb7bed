import { around } from './around.ts';
import { readFontTables } from './font-tables.ts';
import type { PdfClasses } from './pdf-classes.ts';

interface FontProperties {
  readonly composite?: boolean;
  readonly builtInEncoding?: unknown;
  readonly cidToGidMap?: { readonly length: number };
  readonly cMap?: object;
}

interface LoadedFont {
  readonly isSymbolicFont: boolean;
  convert(name: string, font: unknown, properties: FontProperties): Uint8Array;
}

const nothing = new Uint8Array(0);
/** Without these tables an OpenType font is read by its PostScript outlines alone. */
const openTypeTables = ['head', 'hhea', 'maxp', 'post'];
const trueTypeTables = ['head', 'hhea', 'maxp', 'loca'];

/**
 * Reads from font files what tells the letters of a page: the encoding that is built into them, their scale and the
 * languages of their names. Outlines, programs and tables of glyphs, which pdf.js checks and writes anew for a
 * browser, are left alone: the work on them has no bound, and they are never drawn here.
 */
export function spareGlyphs(classes: PdfClasses): void {
  const { Font, Type1Font, CFFFont, CFFParser, CFFCompiler, IdentityCMap, Stream } = classes;
  around(
    Font.prototype,
    'convert',
    () =>
      function convert(this: LoadedFont, _name: string, _font: unknown, properties: FontProperties) {
        if (properties.builtInEncoding) classes.adjustType1ToUnicode(properties, properties.builtInEncoding);
        return nothing;
      },
  );
  around(
    Font.prototype,
    'checkAndRepair',
    () =>
      function checkAndRepair(
        this: LoadedFont,
        name: string,
        file: { getBytes(): Uint8Array },
        properties: FontProperties,
      ) {
        const { version, tags, cff, nameRecords } = readFontTables(file.getBytes());
        const isMapped = properties.cidToGidMap?.length || !(properties.cMap instanceof IdentityCMap);
        const isOpenType = version !== 'OTTO' || (properties.composite && isMapped);
        if (cff && !(isOpenType && hasAll(tags, openTypeTables))) {
          return this.convert(name, new CFFFont(new Stream(cff), properties), properties);
        }
        if (!cff && !hasAll(tags, trueTypeTables)) throw new Error('the font lacks a table');
        if (!properties.composite && nameRecords) {
          classes.adjustTrueTypeToUnicode(properties, this.isSymbolicFont, nameRecords);
        }
        return nothing;
      },
  );
  around(Type1Font.prototype, 'wrap', () => () => nothing);
  around(CFFCompiler.prototype, 'compile', () => () => nothing);
  around(CFFParser.prototype, 'parseFDSelect', () => () => ({ fdSelect: [] }));
  around(
    CFFParser.prototype,
    'parseCharStrings',
    () =>
      ({ charStrings }: { readonly charStrings: unknown }) => ({ charStrings, seacs: [], widths: [] }),
  );
}

function hasAll(tags: ReadonlySet<string>, needed: readonly string[]): boolean {
  return needed.every((tag) => tags.has(tag));
}
