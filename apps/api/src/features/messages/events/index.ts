// Events of a day that everybody should know of.

export { takingsOfEvents, upcomingEvents } from './events.ts';
