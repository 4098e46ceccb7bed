import { spend } from './active-meter.ts';
import { around, type Method } from './around.ts';
import type { PdfClass, PdfClasses } from './pdf-classes.ts';

interface Dictionary {
  getArray(key: string): unknown;
}

interface FunctionObject {
  readonly dict?: Dictionary;
  /** Where the program has been read to, in bytes. */
  readonly pos?: number;
}

type ColourFunction = (...parameters: unknown[]) => void;

/** A colour is given by a few numbers; tables of it have two values for each of them. */
const mostInputs = 16;

/** Counts the size of the functions that work out colours, and every step of them. */
export function meterFunctions({ PDFFunction }: PdfClasses): void {
  around(
    PDFFunction,
    'getSampleArray',
    (read: Method<PdfClass, [readonly number[], number, number, unknown], unknown>) =>
      function getSampleArray(size, outputs, bits, stream) {
        spend('calculations', 1 + size.reduce((product, count) => product * count, outputs));
        return read.call(this, size, outputs, bits, stream);
      },
  );
  around(
    PDFFunction,
    'constructSampled',
    (construct: Method<PdfClass, [unknown, unknown, Dictionary], ColourFunction>) =>
      function constructSampled(factory, object, dictionary) {
        const inputs = lengthOf(dictionary.getArray('Domain')) / 2;
        if (inputs > mostInputs) throw new Error('a colour of more numbers than there are');
        const outputs = lengthOf(dictionary.getArray('Range')) / 2;
        return counted(construct.call(this, factory, object, dictionary), (inputs + outputs) * 2 ** inputs);
      },
  );
  around(
    PDFFunction,
    'constructPostScript',
    (construct: Method<PdfClass, [unknown, FunctionObject, unknown], ColourFunction>) =>
      function constructPostScript(factory, object, dictionary) {
        const from = object.pos ?? 0;
        const run = construct.call(this, factory, object, dictionary);
        const bytes = (object.pos ?? 0) - from;
        spend('calculations', bytes);
        return counted(run, bytes);
      },
  );
  around(
    PDFFunction,
    'constructInterpolated',
    (construct: Method<PdfClass, [unknown, Dictionary], ColourFunction>) =>
      function constructInterpolated(factory, dictionary) {
        const outputs = lengthOf(dictionary.getArray('C0'));
        return counted(construct.call(this, factory, dictionary), 1 + outputs);
      },
  );
}

function counted(run: ColourFunction, steps: number): ColourFunction {
  return (...parameters) => {
    spend('calculations', steps);
    run(...parameters);
  };
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}
