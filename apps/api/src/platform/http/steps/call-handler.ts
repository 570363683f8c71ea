import type { AnyEndpoint } from '@pamaina/contract';
import type { Caller } from '../../auth/caller.ts';
import type { StoredReply } from '../idempotency.ts';
import { Accepted, Prebuilt, type EventsReply, type FileReply, type Page } from '../route.ts';
import { withoutHidden } from '../without-hidden.ts';
import { callOf, type Exchange, type Outcome, type Step } from './step.ts';

/** The last step: the work itself, and its result as it is sent. */
export const callHandler: Step = async (exchange): Promise<Outcome> => {
  const { endpoint, handler, caller, written } = exchange;
  const result = await handler(callOf(exchange));
  if (endpoint.files) return result as FileReply;
  if (endpoint.events) return result as EventsReply;
  const { status } = endpoint;
  // A list that is kept is cut into pages when it is sent.
  if (endpoint.counted && endpoint.unchangedFor !== undefined)
    return { status, body: linesOf(endpoint, result, caller) };
  if (endpoint.counted) {
    const { items, total } = result as Page;
    return { ...writtenReply(exchange, items), headers: { 'x-total-count': total } };
  }
  if (result instanceof Prebuilt) return { status, body: result.json };
  return written.get(result) ?? writtenReply(exchange, result);
};

/** The reply as JSON. Parsing it by the contract drops fields that the contract does not define. */
export function writtenReply(
  { endpoint, caller }: Pick<Exchange, 'endpoint' | 'caller'>,
  result: unknown,
): StoredReply {
  const write = (reply: unknown) => JSON.stringify(withoutHidden(reply, caller));
  if (result instanceof Accepted) return { status: 202, body: write(endpoint.accepted?.parse(result.body)) };
  if (result instanceof Prebuilt) return { status: endpoint.status, body: result.json.toString() };
  if (endpoint.reply === undefined) return { status: endpoint.status, body: null };
  return { status: endpoint.status, body: write(endpoint.reply.parse(result)) };
}

/** The items of a list as JSON, one in each line: JSON has no line breaks. */
function linesOf({ reply }: AnyEndpoint, result: unknown, caller: Caller | null): string {
  const items = reply?.parse(result) as unknown[];
  return items.map((item) => JSON.stringify(withoutHidden(item, caller))).join('\n');
}
