import { notifications } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../platform/http/route.ts';
import { getPreferences } from './get-preferences.ts';
import { listFailedDeliveries } from './list-failed-deliveries.ts';
import { listNotifications } from './list-notifications.ts';
import { listUnreadElsewhere } from './list-unread-elsewhere.ts';
import { readNotifications } from './read-notifications.ts';
import { retryDelivery } from './retry-delivery.ts';
import { streamNotifications } from './stream-notifications.ts';
import { subscribePush } from './subscribe-push.ts';
import { unsubscribePush } from './unsubscribe-push.ts';
import { updatePreferences } from './update-preferences.ts';

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
