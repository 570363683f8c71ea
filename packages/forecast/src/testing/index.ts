/** Series whose truth is known, for tests and measurements. */
export { drawBusiness, generateSeries, randomFrom } from './generate-series.ts';
