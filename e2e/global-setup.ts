import type { TestProject } from 'vitest/node';
import { startProduct } from './driver/product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the product in this run, without a trailing slash. */
    productUrl: string;
    /** The directory of the product's files. */
    dataDir: string;
  }
}

/** One product for all tests; each uses a separate month, or a separate business. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startProduct();
  project.provide('productUrl', url);
  project.provide('dataDir', dataDir);
  return stop;
}
