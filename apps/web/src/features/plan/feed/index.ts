export { FeedDrawer } from './feed-drawer.tsx';
