// An employee’s shifts as a calendar that other programs subscribe to.

export { endFeeds } from './read-feed.ts';
