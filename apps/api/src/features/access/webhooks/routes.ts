import { webhooks } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { listDeliveries, resendDelivery, testWebhook } from './deliveries.ts';
import { createWebhook, deleteWebhook, listWebhooks, updateWebhook } from './manage-webhooks.ts';

export const routes: Route[] = [
  inTransaction(webhooks.listWebhooks, listWebhooks),
  inTransaction(webhooks.createWebhook, createWebhook),
  inTransaction(webhooks.updateWebhook, updateWebhook),
  inTransaction(webhooks.deleteWebhook, deleteWebhook),
  inTransaction(webhooks.testWebhook, testWebhook),
  inTransaction(webhooks.listDeliveries, listDeliveries),
  inTransaction(webhooks.resendDelivery, resendDelivery),
];
