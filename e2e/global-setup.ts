import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product of this run answers, without a slash at the end. */
    productUrl: string;
    /** Where the product keeps its files. */
    dataDir: string;
  }
}

/** One product for all journeys; each keeps to a month, or to a business, of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startProduct();
  project.provide('productUrl', url);
  project.provide('dataDir', dataDir);
  return stop;
}
