import type { CollectionName } from '../../../core/codes/retrieval/collection-name.ts';

/** The outputs of the model in the order of their numbers. */
export const outputs = ['sic', 'naics', 'isic', 'trades', 'cpv'] as const satisfies readonly CollectionName[];
