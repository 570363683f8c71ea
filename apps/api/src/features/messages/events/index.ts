export { upcomingEvents } from './events.ts';
