import type { Logger } from 'pino';
import type { Devices } from './auth/devices.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './settings/settings.ts';
import type { KeptAnswers } from './ground/kept-answers.ts';
import type { Limits } from './limits/limits.ts';
import type { Outgoing } from './ground/outgoing.ts';
import type { Proofs } from './limits/proofs.ts';
import type { Metrics } from './log/metrics.ts';
import type { Provider } from './payments/provider.ts';
import type { Turns } from './ground/turns.ts';
import type { Work } from './work/create-work.ts';
import type { Mailer } from './mail/create-mailer.ts';
import type { Pusher } from './push/create-pusher.ts';

/** What the composition root passes to every handler: created once, closed by its creator. */
export interface Deps {
  settings: Settings;
  database: Database;
  tokens: Tokens;
  limits: Limits;
  /** Small proofs of work that unknown devices need during an attack. */
  proofs: Proofs;
  /** Known devices of accounts. */
  devices: Devices;
  log: Logger;
  /** What this process counts. */
  metrics: Metrics;
  /** Now, in milliseconds since 1970; tests set it. */
  now: () => number;
  /** Aborted when the process shuts down: pending waits end. */
  closing: AbortSignal;
  mailer: Mailer;
  /** The card provider. */
  payments: Provider;
  /** What was answered lately, for endpoints with `unchangedFor`. */
  answers: KeptAnswers;
  /** Sends to addresses that users named. */
  outgoing: Outgoing;
  /** Sends web push. */
  pusher: Pusher;
  /** Runs work that is too long for the thread that serves requests. */
  work: Work;
  /** For expensive calls, per account. */
  turns: Turns;
  /** There is a demo project that anyone can try. */
  hasDemo: boolean;
}
