export { endFeeds } from './read-feed.ts';
