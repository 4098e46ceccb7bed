import type { Script } from 'node:vm';

/** What is loaded, by the file of its source. */
export const libraries: Map<string, { readonly script: Script; readonly exports: Record<string, unknown> }>;

/** The names that a library exports. */
export function compiledLibrary(place: string): Record<string, unknown>;
