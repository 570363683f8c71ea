// Events of a day that everybody should know of.

export { upcomingEvents } from './events.ts';
