/** An additional entry point of the engine: three fictional businesses, for samples, benchmarks and tests. */
export type { Business, Staff } from './business.ts';
export { cafe, restaurant, supermarket } from './sample-businesses.ts';
