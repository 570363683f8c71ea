// Who works here, as colleagues may see it.

export { lastVisit } from './be-present.ts';
