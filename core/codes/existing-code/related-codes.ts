import type { CodeSystem, TaxonomySystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { likeness, profileOfCode, type WordProfile } from './word-profile.ts';

/** A code from which concordance pairs are followed. */
export interface ConcordanceSource {
  readonly system: TaxonomySystem;
  readonly code: string;
  /** How much its pairs count beside those of other sources. */
  readonly weight: number;
}

/** A code at the other end of concordance pairs. */
export interface RelatedCode {
  readonly code: string;
  /** Whether a single pair covers the same activities on both sides. */
  readonly exact: boolean;
  readonly from: ConcordanceSource;
  /** 0 to 1 within one answer. */
  readonly score: number;
}

const shareOfWords = 0.6;

/**
 * Codes of one system that the concordances link to the sources, best first. A partial pair says only that
 * two codes overlap, so pairs are ordered by how much the official words of both ends agree, and by how many
 * sources point there.
 * @param words what the typed code is about; the order goes by these
 */
export function relatedCodes(
  tables: CodeTables,
  sources: readonly ConcordanceSource[],
  to: CodeSystem,
  words: WordProfile,
): readonly RelatedCode[] {
  const linked = new Map<
    string,
    { support: number; strongest: number; exact: boolean; from: ConcordanceSource }
  >();
  for (const source of sources) {
    const links = tables.links(source.system, source.code, to);
    for (const link of links) {
      const strength = link.match === 'exact' ? source.weight : source.weight / Math.sqrt(links.length);
      const known = linked.get(link.code);
      const stronger = known === undefined || strength > known.strongest;
      linked.set(link.code, {
        support: (known?.support ?? 0) + strength,
        strongest: stronger ? strength : known.strongest,
        exact: sources.length === 1 && link.match === 'exact',
        from: stronger ? source : known.from,
      });
    }
  }
  const alike = new Map(
    [...linked.keys()].map((code) => [code, likeness(words, profileOfCode(tables, to, code))]),
  );
  const mostSupport = Math.max(...[...linked.values()].map(({ support }) => support), Number.MIN_VALUE);
  const mostAlike = Math.max(...alike.values(), Number.MIN_VALUE);
  return [...linked]
    .map(([code, { support, exact, from }]) => ({
      code,
      exact,
      from,
      score:
        shareOfWords * ((alike.get(code) ?? 0) / mostAlike) + (1 - shareOfWords) * (support / mostSupport),
    }))
    .sort((one, other) => Number(other.exact) - Number(one.exact) || other.score - one.score);
}
