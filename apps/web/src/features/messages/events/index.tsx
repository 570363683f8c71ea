export { DayEvents } from './day-events.tsx';
export { eventStyle } from './event-style.ts';
