export { confirmAs } from './confirm-announcement.ts';
export { readOwn } from './read-announcements.ts';
