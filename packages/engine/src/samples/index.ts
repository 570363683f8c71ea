/** The third door of the engine: three made-up businesses, for samples, benchmarks and tests. */
export type { Business, Staff } from './business.ts';
export { cafe, restaurant, supermarket } from './sample-businesses.ts';
