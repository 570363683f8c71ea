export { enqueueEvents } from './enqueue-events.ts';
export { sendDueWebhooks, startSendingWebhooks } from './start-sending-webhooks.ts';
