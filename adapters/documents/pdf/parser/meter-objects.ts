import { activeMeter, spend, stopWhenSpent } from './active-meter.ts';
import { around, type Method } from './around.ts';
import type { PdfClass, PdfClasses } from './pdf-classes.ts';
import type { Dictionary } from './pdf-values.ts';

interface SizedDictionary extends Dictionary {
  readonly size: number;
  getRawValues(): Iterable<unknown>;
}

interface CrossReferences {
  fetch(reference: unknown): unknown;
  readonly streamState?: { readonly entryRanges?: unknown; readonly byteWidths?: unknown };
}

interface MergeOptions {
  readonly dictArray: readonly unknown[];
}

/** An object stream holds a few hundred objects. */
const mostCompressedObjects = 100_000;

/** Reading an object takes so many times as long as finding one that has been read. */
const parsedObject = 5;

/** Counts how often objects are looked up, which ends every chain, tree and net of references. */
export function meterObjects({ XRef, Dict, Ref }: PdfClasses): void {
  around(
    XRef.prototype,
    'fetch',
    (fetch: Method<CrossReferences, unknown[], unknown>) =>
      function countedFetch(...parameters) {
        spend('objects');
        return fetch.apply(this, parameters);
      },
  );
  around(
    XRef.prototype,
    'fetchUncompressed',
    (fetch: Method<CrossReferences, unknown[], unknown>) =>
      function countedParse(...parameters) {
        spend('objects', parsedObject);
        return fetch.apply(this, parameters);
      },
  );
  around(
    XRef.prototype,
    'readXRefStream',
    (read: Method<CrossReferences, [unknown], void>) =>
      function readXRefStream(stream) {
        spend('objects', promisedEntries(this));
        read.call(this, stream);
      },
  );
  around(
    XRef.prototype,
    'fetchCompressed',
    (fetch: Method<CrossReferences, [unknown, { readonly offset: number }, boolean?], unknown>) =>
      function fetchCompressed(reference, entry, suppressEncryption) {
        const stream = this.fetch(Ref.get(entry.offset, 0)) as { readonly dict?: Dictionary } | null;
        if (!stream?.dict) throw new Error('an object stands in a stream that is none');
        const count = Number(stream.dict.get('N'));
        // There is memory for so many before the first is read.
        if (count > mostCompressedObjects) spend('objects', count);
        return fetch.call(this, reference, entry, suppressEncryption);
      },
  );
  around(
    Dict,
    'merge',
    (merge: Method<PdfClass, [MergeOptions], unknown>) =>
      function countedMerge(options) {
        if (activeMeter()) spend('objects', entriesOf(options.dictArray, Dict) / 8);
        return merge.call(this, options);
      },
  );
}

/** Entries that a table of contents claims to have without a byte for each. */
function promisedEntries({ streamState }: CrossReferences): number {
  stopWhenSpent();
  const { byteWidths, entryRanges } = streamState ?? {};
  if (!Array.isArray(byteWidths) || !Array.isArray(entryRanges)) return 0;
  if (byteWidths.some((width) => Number(width) > 0)) return 0;
  return entryRanges.reduce<number>(
    (sum, count, index) => sum + (index % 2 === 1 ? Math.max(0, Number(count)) : 0),
    0,
  );
}

function entriesOf(dictionaries: readonly unknown[], Dict: PdfClass): number {
  let entries = 0;
  for (const dictionary of dictionaries) {
    if (!isSizedDictionary(dictionary, Dict)) continue;
    entries += dictionary.size;
    for (const value of dictionary.getRawValues()) if (isSizedDictionary(value, Dict)) entries += value.size;
  }
  return entries;
}

function isSizedDictionary(value: unknown, Dict: PdfClass): value is SizedDictionary {
  return value instanceof Dict;
}
