import type { Logger } from 'pino';
import type { Devices } from './auth/devices.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './settings.ts';
import type { Limits } from './http/limits.ts';
import type { Proofs } from './http/proofs.ts';
import type { Provider } from './payments/provider.ts';
import type { Turns } from './work/turns.ts';
import type { Work } from './work/create-work.ts';
import type { Mailer } from './mail/create-mailer.ts';
import type { Pusher } from './push/create-pusher.ts';

/** What the composition root hands to every handler: made once, closed by who made it. */
export interface Deps {
  settings: Settings;
  database: Database;
  tokens: Tokens;
  limits: Limits;
  /** Small proofs of work that strangers are asked for under attack. */
  proofs: Proofs;
  /** Where accounts signed in before. */
  devices: Devices;
  log: Logger;
  /** Now, in milliseconds since 1970; tests set it. */
  now: () => number;
  /** Aborted when the process goes down: whoever waits gives up. */
  closing: AbortSignal;
  /** Wakes the planner of this process; the job itself stands in the database. */
  wakePlanner: () => void;
  mailer: Mailer;
  /** Takes the cards. */
  payments: Provider;
  /** Sends web push. */
  pusher: Pusher;
  /** Does what takes too long for the thread that answers requests. */
  work: Work;
  /** Of dear questions, by account. */
  turns: Turns;
  /** There is a demo business that anybody may try. */
  hasDemo: boolean;
}
