// Addresses of other programs that hear of events, and what was delivered to them.

export { enqueueEvents } from './enqueue-events.ts';
export { sendDueWebhooks, startSendingWebhooks } from './start-sending-webhooks.ts';
