import { brand } from '../../../core/brand/brand.ts';

/** The address of a resource: the name of the product as its scheme. */
export function resourceUri(path: string): string {
  return `${brand.name.toLowerCase()}://${path}`;
}
