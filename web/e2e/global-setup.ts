import type { TestProject } from 'vitest/node';
import { startProduct } from './testing/start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product is served during the browser tests. */
    readonly siteOrigin: string;
  }
}

/** Serves the built product for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('siteOrigin', product.origin);
  return product.stop;
}
