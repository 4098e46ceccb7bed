import { spend } from './active-meter.ts';
import { around, type Method } from './around.ts';
import { spendPlainBytes } from './meter-streams.ts';
import type { PdfClass, PdfClasses } from './pdf-classes.ts';
import type { Dictionary } from './pdf-values.ts';

interface Evaluator {
  readonly xref: { fetchIfRef(value: unknown): unknown };
}

interface FontFacts {
  readonly descriptor?: Dictionary;
  readonly dict: Dictionary;
  lastChar: number;
}

/** Codes of a font have two bytes at most. */
const lastCode = 0xffff;
/** Every font takes about as long as this many letters of a character map. */
const mappingsPerFont = 100;

/** Counts fonts, the bytes of their files, and the codes that their maps and widths run over. */
export function meterFonts({ PartialEvaluator, CMap }: PdfClasses): void {
  const evaluator = PartialEvaluator.prototype;
  around(
    evaluator,
    'preEvaluateFont',
    (evaluate: Method<Evaluator, [Dictionary], FontFacts>) =>
      function preEvaluateFont(dictionary) {
        spend('mappings', mappingsPerFont);
        const facts = evaluate.call(this, dictionary);
        facts.lastChar = Math.min(facts.lastChar, lastCode);
        return facts;
      },
  );
  around(
    evaluator,
    'translateFont',
    (translate: Method<Evaluator, [FontFacts], Promise<unknown>>) =>
      async function translateFont(facts) {
        spend('fonts');
        spendPlainBytes(facts.descriptor?.get('FontFile', 'FontFile2', 'FontFile3'));
        return translate.call(this, facts);
      },
  );
  around(
    evaluator,
    'readCidToGidMap',
    (read: Method<Evaluator, [Uint8Array, unknown], unknown>) =>
      function readCidToGidMap(bytes, toUnicode) {
        spend('mappings', bytes.length / 2);
        return read.call(this, bytes, toUnicode);
      },
  );
  around(
    evaluator,
    'extractWidths',
    (extract: Method<Evaluator, [Dictionary, unknown, unknown], void>) =>
      function extractWidths(dictionary, descriptor, properties) {
        spend('mappings', widthCodes(dictionary.get('W'), this.xref, 1));
        spend('mappings', widthCodes(dictionary.get('W2'), this.xref, 3));
        extract.call(this, dictionary, descriptor, properties);
      },
  );
  meterRanges(CMap);
}

/**
 * Codes over which a list of widths runs: a code and the widths from it on, or two codes and the numbers that hold for
 * all between them.
 */
function widthCodes(widths: unknown, xref: Evaluator['xref'], numbersPerRange: number): number {
  if (!Array.isArray(widths)) return 0;
  let codes = widths.length;
  let index = 0;
  while (index < widths.length) {
    const first = xref.fetchIfRef(widths[index]);
    const next = xref.fetchIfRef(widths[index + 1]);
    if (Array.isArray(next)) {
      codes += next.length;
      index += 2;
    } else {
      codes += Math.max(0, Number(next) - Number(first)) || 0;
      index += 2 + numbersPerRange;
    }
  }
  return codes;
}

function meterRanges(CMap: PdfClass): void {
  for (const name of ['mapCidRange', 'mapBfRange', 'mapBfRangeToArray']) {
    around(
      CMap.prototype,
      name,
      (map: Method<object, [number, number, unknown], void>) =>
        function countedRange(low, high, target) {
          spend('mappings', Math.max(0, high - low) + 1);
          map.call(this, low, high, target);
        },
    );
  }
  around(
    CMap.prototype,
    'mapOne',
    (map: Method<object, [number, unknown], void>) =>
      function countedMapping(code, target) {
        spend('mappings');
        map.call(this, code, target);
      },
  );
}
