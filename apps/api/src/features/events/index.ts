export { upcomingEvents } from './upcoming-events.ts';
