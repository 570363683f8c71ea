export { DayEvents, eventStyle } from './day-events.tsx';
