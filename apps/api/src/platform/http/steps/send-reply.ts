import type { AnyEndpoint } from '@pamaina/contract';
import type { FastifyReply } from 'fastify';
import type { EventsReply, FileReply } from '../route.ts';
import { isJson, type Exchange, type JsonReply, type Outcome } from './step.ts';

/** Sends what the steps came to. */
export function sendReply({ endpoint, reply }: Exchange, outcome: Outcome): FastifyReply {
  if (isJson(outcome)) return sendJson(reply, outcome, endpoint);
  return 'stream' in outcome ? sendEvents(reply, outcome) : sendFile(reply, outcome);
}

function sendJson(reply: FastifyReply, { status, body, headers = {} }: JsonReply, endpoint: AnyEndpoint): FastifyReply {
  const { acceptedAt } = endpoint;
  if (status === 202 && acceptedAt !== undefined && typeof body === 'string')
    void reply.header('location', addressOf(acceptedAt, JSON.parse(body) as Record<string, string>));
  void reply.headers(headers).status(status).header('cache-control', 'no-store');
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** Where the work that was accepted can be followed. */
const addressOf = (path: string, fields: Readonly<Record<string, string>>) =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? '')}`;

/** RFC 6266: the name in ASCII for old clients, and unchanged. */
function sendFile(reply: FastifyReply, { type, name, content, cacheControl, headers }: FileReply): FastifyReply {
  const plain = name.replaceAll(/[^\w.-]+/g, '_');
  return reply
    .headers(headers)
    .header('cache-control', cacheControl)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(content);
}

/** Proxies must forward every event immediately. */
function sendEvents(reply: FastifyReply, { stream }: EventsReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(stream);
}
