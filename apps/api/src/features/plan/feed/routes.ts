import { feed } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { deleteFeed, getFeed, renewFeed, readFeed } from './read-feed.ts';

export const routes: Route[] = [
  route(feed.getFeed, getFeed),
  route(feed.renewFeed, renewFeed),
  inTransaction(feed.deleteFeed, deleteFeed),
  route(feed.readFeed, readFeed),
];
