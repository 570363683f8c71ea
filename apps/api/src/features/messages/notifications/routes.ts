import { notifications } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { getPreferences, updatePreferences } from './update-preferences.ts';
import { listFailedDeliveries, retryDelivery } from './list-failed-deliveries.ts';
import { listNotifications, readNotifications, listUnreadElsewhere } from './list-notifications.ts';
import { streamNotifications } from './stream-notifications.ts';
import { subscribePush, unsubscribePush } from './subscribe-push.ts';

export const routes: Route[] = [
  inTransaction(notifications.listNotifications, listNotifications),
  inTransaction(notifications.readNotifications, readNotifications),
  route(notifications.listUnreadElsewhere, listUnreadElsewhere),
  route(notifications.streamNotifications, streamNotifications),
  route(notifications.getPreferences, getPreferences),
  route(notifications.updatePreferences, updatePreferences),
  route(notifications.getPushKey, ({ deps }) => Promise.resolve({ public_key: deps.pusher.publicKey })),
  route(notifications.subscribePush, subscribePush),
  route(notifications.unsubscribePush, unsubscribePush),
  inTransaction(notifications.listFailedDeliveries, listFailedDeliveries),
  inTransaction(notifications.retryDelivery, retryDelivery),
];
