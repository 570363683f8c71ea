// Announcements of a manager, their attachments, and who confirmed them.

export { confirmAs } from './confirm-announcement.ts';
export { readOwn, unconfirmedAnnouncements } from './read-announcements.ts';
