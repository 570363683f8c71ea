import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../auth/caller.ts';
import type { Deps } from '../../deps.ts';
import type { StoredReply } from '../idempotency.ts';
import type { Answer } from '../../ground/kept-answers.ts';
import type { Call, EventsReply, FileReply, Route } from '../route.ts';

/** A request on its way to its handler: each step reads what the steps before it found, and adds its own. */
export interface Exchange extends Route {
  readonly deps: Deps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** By `findCaller`; null for a public endpoint. */
  caller: Caller | null;
  /** By `readCall`; null before. */
  call: Call | null;
  /** Replies that `answerOnce` wrote already, by what the handler returned: a reply can be long. */
  readonly written: Map<unknown, StoredReply>;
}

/** What is sent. */
export type Outcome = JsonReply | FileReply | EventsReply;

export interface JsonReply {
  status: number;
  /** JSON; null: no body. */
  body: Answer | null;
  headers?: Readonly<Record<string, string | number>>;
}

export const isJson = (outcome: Outcome): outcome is JsonReply => 'status' in outcome;

/** One step of a request: throws what refuses it, answers it, or leaves that to the next one. */
export type Step = (exchange: Exchange, next: () => Promise<Outcome>) => Promise<Outcome>;

/** @throws what the step throws that refuses the request */
export function takeSteps(steps: readonly Step[], exchange: Exchange): Promise<Outcome> {
  const from = async (index: number): Promise<Outcome> => {
    const step = steps[index];
    if (!step) throw new Error('the last step of a request answers it');
    return step(exchange, () => from(index + 1));
  };
  return from(0);
}

/** The call of a step after `readCall`. */
export function callOf({ call }: Exchange): Call {
  if (call === null) throw new Error('a step that needs the call comes after the one that reads it');
  return call;
}
