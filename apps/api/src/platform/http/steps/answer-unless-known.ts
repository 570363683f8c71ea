import { constants } from '@pamaina/contract';
import type { Answer } from '../../ground/kept-answers.ts';
import { etagOf, isKnown, urlOfList } from '../unchanged.ts';
import { callOf, isJson, type JsonReply, type Outcome, type Step } from './step.ts';

/**
 * Neither 304 nor an answer that was made before needs a turn or reads anything. A page is a part of the whole list.
 */
export const answerUnlessKnown: Step = async (exchange, next) => {
  const { endpoint, deps, request } = exchange;
  const call = callOf(exchange);
  const etag = etagOf(endpoint, call, request.url);
  const headers = etag === null ? {} : { etag };
  if (etag !== null && isKnown(request.headers['if-none-match'], etag)) return { status: 304, body: null, headers };
  const whole = endpoint.counted ? etagOf(endpoint, call, urlOfList(request.url)) : etag;
  const kept = whole === null ? undefined : deps.answers.get(whole);
  const body = kept ?? bodyOf(await next(), endpoint.counted === true);
  if (kept === undefined && whole !== null) deps.answers.set(whole, body);
  if (!endpoint.counted) return { status: endpoint.status, body, headers };
  const page = pageOf(body, call.query as AskedPage);
  return { ...page, status: endpoint.status, headers: { ...headers, ...page.headers } };
};

/** Bytes are sent as they are; the lines of a list are cut into pages first. */
function bodyOf(outcome: Outcome, isList: boolean): Answer {
  if (!isJson(outcome)) throw new Error('files and events are not kept');
  const body = outcome.body ?? '';
  return isList || typeof body !== 'string' ? body : Buffer.from(body);
}

interface AskedPage {
  page?: number;
  page_size?: number;
}

/** @param body the items of the whole list, one in each line */
function pageOf(body: Answer, { page, page_size }: AskedPage): Pick<JsonReply, 'body' | 'headers'> {
  const lines = body.length === 0 ? [] : body.toString().split('\n');
  const size = page_size ?? (page === undefined ? lines.length : constants.linesPerPage);
  const from = ((page ?? 1) - 1) * size;
  return { body: `[${lines.slice(from, from + size).join(',')}]`, headers: { 'x-total-count': lines.length } };
}
