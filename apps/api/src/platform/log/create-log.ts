import { createHmac } from 'node:crypto';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { loggedRequest } from './logged-request.ts';
import { createOutage } from './outage.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * The log of a process. It names nobody: accounts and projects have pseudonyms, the same in all lines and processes
 * with one `JWT_SECRET`; requests have their route and no query, and errors no values of rows. While the database can't
 * be reached, it says so once (`outage.ts`).
 */
export function createLog(
  { logLevel, jwtSecret }: Pick<Settings, 'logLevel' | 'jwtSecret'>,
  destination?: DestinationStream,
): Logger {
  const pseudonymOf = pseudonymsOf(jwtSecret);
  const pseudonym = (id: unknown) => (typeof id === 'string' ? pseudonymOf(id) : id);
  const outage = createOutage(() => performance.now());
  const options: LoggerOptions = {
    level: logLevel,
    hooks: {
      logMethod(given, method, level) {
        const [first, text, ...values] = given as unknown as [unknown, string?, ...unknown[]];
        if (typeof first !== 'object' || first === null) return method.apply(this, given);
        // Libraries give an error alone; its own fields are none that could be copied.
        const fields = first instanceof Error ? { err: first } : first;
        // Warnings are also about other programs that cannot be reached.
        const isOurs = level >= ERROR || 'isDatabase' in fields;
        const { isDatabase: _, ...rest } = fields as { isDatabase?: true };
        const written = outage.write(rest, isOurs);
        if (written) method.apply(this, [written.fields, written.text ?? text, ...values] as unknown as typeof given);
      },
    },
    redact: ['req.headers.authorization', 'req.body'],
    serializers: {
      req: loggedRequest,
      err: loggedError,
      account: pseudonym,
      project: pseudonym,
      projectId: pseudonym,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const ERROR = pino.levels.values['error'] ?? 50;

/** Names for accounts and projects that nobody can trace back without `JWT_SECRET`. */
export function pseudonymsOf(jwtSecret: string): (id: string) => string {
  const key = createHmac('sha256', jwtSecret).update('pseudonyms of the log').digest();
  return (id) => createHmac('sha256', key).update(id).digest('base64url').slice(0, 10);
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
}

/** Drivers add values of rows and addresses of mailboxes to their errors; only what is listed here is logged. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack = '', cause } = error;
  const logged: LoggedError = { type: name, message: withoutAddresses(message), stack: withoutAddresses(stack) };
  if ('code' in error) logged.code = error.code;
  if (cause instanceof Error) logged.cause = loggedError(cause) as LoggedError;
  return logged;
}

const withoutAddresses = (text: string) => text.replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]');
