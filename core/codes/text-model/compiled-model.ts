import { ArrayBundle, type ArrayLayout, packArrays } from '../retrieval/array-bundle.ts';
import type { CollectionName } from '../retrieval/collection-name.ts';
import type { ModelHead, TextModel } from './text-model.ts';

/** The text part of a compiled model. */
export interface CompiledModelHeader {
  readonly dimensions: number;
  /** Fingerprints of the keys that each output was trained for, see {@link fingerprint}. */
  readonly trainedFor: Readonly<Record<CollectionName, string>>;
  readonly layout: ArrayLayout;
}

const outputs: readonly CollectionName[] = ['sic', 'naics', 'isic', 'cpv', 'trades'];

/** Brings a model into the form in which it is kept. */
export function compileModel(model: TextModel): { header: CompiledModelHeader; bytes: Uint8Array } {
  const arrays: Record<string, Int8Array | Float32Array> = {
    features: model.features,
    featureScale: model.featureScale,
  };
  const trainedFor = {} as Record<CollectionName, string>;
  for (const output of outputs) {
    const head = model.heads[output];
    arrays[`${output}.vectors`] = head.vectors;
    arrays[`${output}.scale`] = head.scale;
    arrays[`${output}.offset`] = head.offset;
    trainedFor[output] = fingerprint(head.keys);
  }
  const { layout, bytes } = packArrays(arrays);
  return { header: { dimensions: model.dimensions, trainedFor, layout }, bytes };
}

/**
 * Reads a compiled model for the keys of the search index.
 * @returns null when the model was trained for other codes or trades, which would name the wrong ones
 */
export function readCompiledModel(
  header: CompiledModelHeader,
  bytes: Uint8Array,
  keys: Readonly<Record<CollectionName, readonly string[]>>,
): TextModel | null {
  if (outputs.some((output) => header.trainedFor[output] !== fingerprint(keys[output]))) return null;
  const bundle = new ArrayBundle(header.layout, bytes);
  const heads = {} as Record<CollectionName, ModelHead>;
  for (const output of outputs) {
    heads[output] = {
      keys: keys[output],
      vectors: bundle.array(`${output}.vectors`, 'Int8Array'),
      scale: bundle.array(`${output}.scale`, 'Float32Array'),
      offset: bundle.array(`${output}.offset`, 'Float32Array'),
    };
  }
  return {
    dimensions: header.dimensions,
    features: bundle.array('features', 'Int8Array'),
    featureScale: bundle.array('featureScale', 'Float32Array'),
    heads,
  };
}

/** A short value that changes when the keys or their order change (FNV-1a over all of them). */
export function fingerprint(keys: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const key of keys) {
    for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 10, 0x01000193);
  }
  return `${keys.length}-${(hash >>> 0).toString(16)}`;
}
