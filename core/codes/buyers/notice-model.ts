import { ArrayBundle, type ArrayLayout, packArrays } from '../retrieval/array-bundle.ts';
import type { ModelHead } from '../text-model/text-model.ts';
import type { BuyerSigns } from './buyer-signs.ts';
import type { NoticeFigures } from './notice-kinds.ts';
import { type KeptTitles, keptTitles, type PurchaseTitles, readTitles } from './purchase-titles.ts';

/** What public notices teach of how buyers use CPV: weights and counts, no notice. */
export interface NoticeModel {
  /** The codes that buyers gave to titles, over the vectors of the text model, brought to length 1. */
  readonly head: ModelHead;
  /** How often each code was given; one of several codes of a notice counts less than the only one. */
  readonly usage: ReadonlyMap<string, number>;
  /** Written titles with the codes that buyers give. */
  readonly purchases: PurchaseTitles;
  /** What the evidence for a code weighs where a buyer asks. */
  readonly ranking: NoticeFigures;
  /** What tells a buyer's words from a seller's; `meaning` weighs the vector of the text model. */
  readonly view: { readonly offset: number; readonly meaning: readonly number[]; readonly signs: BuyerSigns };
  /** What makes the log odds that the first code is right. */
  readonly confidence: { readonly offset: number; readonly odds: number };
}

/** The text part of a model that is kept in a file. */
export interface NoticeModelHeader extends Pick<NoticeModel, 'ranking' | 'view' | 'confidence'> {
  readonly keys: readonly string[];
  /** In the order of the keys; 0 for a code that only written titles have. */
  readonly usage: readonly number[];
  readonly purchases: KeptTitles;
  readonly layout: ArrayLayout;
}

/** Brings a model into the form in which it is kept. */
export function compileNoticeModel({ head, usage, purchases, ...figures }: NoticeModel): {
  header: NoticeModelHeader;
  bytes: Uint8Array;
} {
  const { kept, numbers } = keptTitles(purchases);
  const { vectors, scale, offset } = head;
  const { layout, bytes } = packArrays({ vectors, scale, offset, ...numbers });
  return {
    header: {
      ...figures,
      keys: head.keys,
      usage: head.keys.map((key) => usage.get(key) ?? 0),
      purchases: kept,
      layout,
    },
    bytes,
  };
}

/** Reads a model as {@link compileNoticeModel} left it. */
export function readNoticeModel(header: NoticeModelHeader, bytes: Uint8Array): NoticeModel {
  const bundle = new ArrayBundle(header.layout, bytes);
  const { ranking, view, confidence } = header;
  return {
    head: {
      keys: header.keys,
      vectors: bundle.array('vectors', 'Int8Array'),
      scale: bundle.array('scale', 'Float32Array'),
      offset: bundle.array('offset', 'Float32Array'),
    },
    usage: new Map(header.keys.flatMap((key, at) => (header.usage[at] ? [[key, header.usage[at]]] : []))),
    purchases: readTitles(header.purchases, {
      listOf: bundle.array('listOf', 'Uint16Array'),
      counts: bundle.array('counts', 'Uint16Array'),
      titles: bundle.array('titles', 'Uint16Array'),
    }),
    ranking,
    view,
    confidence,
  };
}
