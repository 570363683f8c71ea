export { lastVisit } from './be-present.ts';
