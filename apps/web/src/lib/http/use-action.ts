import type { AnyEndpoint } from '@pamaina/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { affectedBy } from './affected-by.ts';
import { reload, type Area } from './reload.ts';
import { call, callFile, type CallOptions, type CallReply } from './api-client.ts';
import { ApiError, StaleAnswer } from './api-error.ts';
import { errorText } from './error-text.ts';
import { saveFile } from './save-file.ts';
import { toastError, toastSuccess } from '../toasts.ts';

/**
 * Calls an endpoint that changes something, then reloads what it affects, before it resolves. A request whose response
 * was lost has the same `Idempotency-Key` when it is sent again. A refusal that means that somebody else was first
 * reloads too, and rejects at once.
 */
export type Write = <E extends AnyEndpoint>(endpoint: E, options: WriteOptions<E>) => Promise<CallReply<E>>;

type WriteOptions<E extends AnyEndpoint> = CallOptions<E> & {
  /** Distinguishes two requests that say the same and mean different things. */
  occasion?: unknown;
  /** Its key never changes while the page is open: who pays twice for one thing must not be asked to. */
  keepsKey?: true;
  /** Called with the reply before anything is reloaded. */
  onReply?: (reply: CallReply<E>) => void;
};

export function createWrite(after: (areas: readonly Area[]) => Promise<boolean>, always = false): Write {
  const keys = new Map<string | null, string>();
  return async (endpoint, options) => {
    const { occasion, keepsKey, onReply, ...sent } = options;
    const text = isKeyed(endpoint, sent) ? JSON.stringify([endpoint.path, sent, occasion]) : null;
    const key = text === null ? null : (keys.get(text) ?? crypto.randomUUID());
    if (key !== null) keys.set(text, key);
    const headers = { ...sent.headers, ...(key !== null && { 'idempotency-key': key }) };
    const affected = affectedBy(endpoint);
    try {
      const reply = await call(endpoint, { ...sent, headers } as unknown as CallOptions<typeof endpoint>);
      if (!keepsKey) keys.delete(text);
      onReply?.(reply);
      await after(await affected);
      return reply;
    } catch (error) {
      if (always || isOutdated(error))
        void affected.then(after).then((isShown) => {
          // The page shows whether it was done: what is pressed now is a new request.
          if (isShown && !keepsKey) keys.delete(text);
        });
      throw error;
    }
  };
}

const isKeyed = (endpoint: AnyEndpoint, { headers, file }: { headers?: unknown; file?: unknown }) =>
  endpoint.method === 'POST' &&
  endpoint.role !== 'public' &&
  endpoint.harmlessTwice !== true &&
  file === undefined &&
  headers === undefined;

/** No response or a fault: it may have been done. Gone, conflicting or stale: the page shows an earlier state. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && ([0, 404, 409, 412].includes(error.status) || error.status >= 500);

export function useWrite(): Write {
  const client = useQueryClient();
  const [write] = useState(() => createWrite((areas) => reload(client, areas)));
  return write;
}

export interface ActionOptions<Input, Reply> {
  /** The toast afterwards; null: none. */
  done?: string | ((reply: Reply, input: Input) => string | null);
  /** The toast for an error without its own text. */
  failed?: string;
  onDone?: (reply: Reply, input: Input) => unknown;
  /** Can handle an error itself and then returns true. */
  onRefused?: (error: Error, input: Input) => boolean;
  onSettled?: () => void;
  /**
   * Actions of a queue are sent one after the other, in the order of the presses, and reload once, after the last one.
   */
  queue?: string;
  /** Called at once, before it is sent. */
  onStart?: (input: Input) => Promise<unknown>;
  /** The last action of the queue is done, and what it affects is loaded. */
  onIdle?: () => void;
}

export interface Action<Input, Reply> {
  /** Ignored while the same input is being sent. */
  run: (...input: undefined extends Input ? [input?: Input] : [input: Input]) => void;
  isBusy: boolean;
  isDone: boolean;
  /** What is being sent, or was sent last. */
  input: Input | undefined;
  reply: Reply | undefined;
  error: Error | null;
  reset: () => void;
}

type Send<Input, Reply> = (input: Input, write: Write) => Promise<Reply>;

interface UseAction {
  <E extends AnyEndpoint>(
    endpoint: E,
    options?: ActionOptions<WriteOptions<E>, CallReply<E>>,
  ): Action<WriteOptions<E>, CallReply<E>>;
  <Input, Reply>(send: Send<Input, Reply>, options?: ActionOptions<Input, Reply>): Action<Input, Reply>;
}

/**
 * The one way to write: sends, reloads what the endpoint affects (`affects.ts`), and says that it is done or why not.
 * Instead of an endpoint it takes a function that calls one of several.
 */
export const useAction = (<Input>(
  what: AnyEndpoint | Send<Input, unknown>,
  options: ActionOptions<Input, unknown> = {},
) =>
  useSend(
    typeof what === 'function' ? what : (input: Input, write: Write) => write(what, input as WriteOptions<AnyEndpoint>),
    options,
  )) as UseAction;

function useSend<Input, Reply>(send: Send<Input, Reply>, options: ActionOptions<Input, Reply>): Action<Input, Reply> {
  const client = useQueryClient();
  const { queue } = options;
  const due = useRef(new Set<Area>());
  const sending = useRef<string[]>([]);
  const [write] = useState(() =>
    createWrite((areas) => {
      if (queue === undefined) return reload(client, areas);
      for (const area of areas) due.current.add(area);
      return Promise.resolve(false);
    }, queue !== undefined),
  );
  const { mutate, isPending, isSuccess, variables, data, error, reset } = useMutation<
    Reply,
    Error,
    Input,
    { done: ActionOptions<Input, Reply>['done'] }
  >({
    ...(queue !== undefined && { mutationKey: [queue], scope: { id: queue } }),
    mutationFn: (input) => send(input, write),
    onMutate: async (input) => {
      await options.onStart?.(input);
      // As it was when it was pressed: by the end the page shows what came of it.
      return { done: options.done };
    },
    onSuccess: async (reply, input, { done }) => {
      const text = typeof done === 'function' ? done(reply, input) : done;
      if (text != null) toastSuccess(text);
      await options.onDone?.(reply, input);
    },
    onError: (failure, input) => {
      if (failure instanceof StaleAnswer || options.onRefused?.(failure, input)) return;
      toastError(errorText(failure, options.failed));
    },
    onSettled: (_reply, _error, input) => {
      sending.current.splice(sending.current.indexOf(textOf(input)), 1);
      options.onSettled?.();
      if (queue === undefined || sending.current.length > 0) return;
      const areas = [...due.current];
      due.current.clear();
      void reload(client, areas).then(() => sending.current.length === 0 && options.onIdle?.());
    },
  });
  const run = useCallback(
    (input?: Input) => {
      const text = textOf(input);
      if (queue === undefined && sending.current.includes(text)) return;
      sending.current.push(text);
      mutate(input as Input);
    },
    [mutate, queue],
  );
  return { run, isBusy: isPending, isDone: isSuccess, input: variables, reply: data, error, reset };
}

const textOf = (input: unknown) => JSON.stringify(input) ?? '';

/** Whether an action of the queue is waiting or being sent, anywhere in the application. */
export const isQueued = (client: QueryClient, queue: string) => client.isMutating({ mutationKey: [queue] }) > 0;

/** Downloads the file of an endpoint. */
export function useDownload<E extends AnyEndpoint>(endpoint: E): Action<CallOptions<E>, void> {
  return useAction<CallOptions<E>, void>(async (options) => saveFile(await callFile(endpoint, options)));
}
