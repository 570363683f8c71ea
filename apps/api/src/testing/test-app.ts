import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { buildApp } from '../app.ts';
import { startTellingOpenings } from '../features/changes/shift-requests/index.ts';
import { startPlanning, type Planning } from '../features/plan/generation/index.ts';
import { startNotifying } from '../features/messages/notifications/index.ts';
import { startMailing } from '../features/access/recovery/index.ts';
import { createDevices } from '../platform/auth/devices.ts';
import { createTokens } from '../platform/auth/tokens.ts';
import { connectDatabase } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import { createProofs } from '../platform/limits/proofs.ts';
import { createLimits } from '../platform/limits/limits.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { createMetrics } from '../platform/log/metrics.ts';
import { createPayments } from '../platform/payments/create-payments.ts';
import { createKeptAnswers } from '../platform/ground/kept-answers.ts';
import { createOutgoing } from '../platform/ground/outgoing.ts';
import { createPusher, vapidKeys } from '../platform/push/create-pusher.ts';
import { createWork } from '../platform/work/create-work.ts';
import { createTurns, dearTurns } from '../platform/ground/turns.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const REGISTRATION_CODE = 'the-company-code';
const JWT_SECRET = 'a secret of thirty-two characters, or more';

/** Of all requests of `call`: two answers that must read alike are compared as a whole. */
const REQUEST_ID = 'request-of-a-test';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  /** One call under `/api`; `token` signs in, `body` is sent as JSON. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Reply>;
  close(): Promise<void>;
}

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  /** Untyped, as JSON.parse leaves it: tests know what they asked for. */
  json: ReturnType<JSON['parse']>;
  headers: LightMyRequestResponse['headers'];
  text: string;
}

export interface TestAppOptions {
  /** Its planner works off the jobs; without it they stay queued. */
  planning?: boolean;
  /** It sends notifications; without it they stay in the outbox. */
  notifying?: boolean;
  /** It sends emails to accounts; without it they stay queued. */
  mailing?: boolean;
  /** Another process on the database of this one, which must be closed after it. */
  beside?: Pick<TestApp, 'database'>;
  /** Replace the default parts. */
  parts?: Partial<Pick<Deps, 'settings' | 'now' | 'log' | 'outgoing' | 'pusher' | 'mailer' | 'payments' | 'limits'>>;
}

/** The real application on a separate database. */
export async function createTestApp({
  planning = false,
  notifying = false,
  mailing = false,
  beside,
  parts = {},
}: TestAppOptions = {}): Promise<TestApp> {
  const database = beside?.database ?? (await createTestDatabase());
  const log = parts.log ?? pino({ level: 'silent' });
  const now = parts.now ?? Date.now;
  const connected = connectDatabase(database.appUrl, log);
  let planner: Planning | null = null;
  const closing = new AbortController();
  const dataDir = join(tmpdir(), `pamaina-test-${randomUUID()}`);
  await mkdir(dataDir);
  const settings: Settings = {
    role: 'all',
    host: '127.0.0.1',
    port: 0,
    databaseUrl: null,
    databaseListenUrl: null,
    databasePool: 10,
    trustedProxies: [],
    dataDir,
    jwtSecret: JWT_SECRET,
    earlierSecrets: [],
    registrationCode: REGISTRATION_CODE,
    codeFrom: 'setting',
    demo: false,
    workers: 1,
    plans: 1,
    answerThreads: 2,
    logLevel: 'silent',
    smtpUrl: null,
    mailFrom: 'Pamaina <pamaina@example.lt>',
    publicUrl: 'https://pamaina.example.lt',
    metricsToken: null,
    supportEmail: null,
    stripe: null,
    operator: null,
    invoicing: { vat: null, country: 'LT', oss: false },
    viesUrl: null,
    backups: null,
    tracing: null,
  };
  const limits = parts.limits ?? createLimits(connected.apart, now);
  const deps: Deps = {
    settings,
    database: connected,
    tokens: createTokens(JWT_SECRET),
    limits,
    proofs: createProofs(JWT_SECRET, now),
    devices: createDevices(JWT_SECRET, now),
    log,
    metrics: createMetrics(),
    now,
    closing: closing.signal,
    answers: createKeptAnswers(),
    outgoing: createOutgoing(),
    pusher: createPusher({ keys: vapidKeys(JWT_SECRET), contact: 'mailto:test@example.lt' }),
    mailer: createMailer(settings, log),
    payments: await createPayments(settings, connected, now),
    work: createWork(settings.answerThreads),
    turns: createTurns(dearTurns(settings.databasePool, settings.answerThreads)),
    hasDemo: false,
    ...parts,
  };
  if (planning) planner = startPlanning(deps);
  const tellers = [
    ...(notifying ? [startNotifying(deps), startTellingOpenings(deps)] : []),
    ...(mailing ? [startMailing(deps)] : []),
  ];
  const app = await buildApp(deps);
  return {
    app,
    deps,
    database,
    async call(method, path, { token, body, headers = {} } = {}) {
      const options: InjectOptions = {
        method,
        url: `/api${path}`,
        headers: { 'x-request-id': REQUEST_ID, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      };
      if (body !== undefined) options.payload = body as object;
      return read(await app.inject(options));
    },
    async close() {
      closing.abort();
      await planner?.stop();
      await Promise.all(tellers.map((teller) => teller.stop()));
      await app.close();
      deps.mailer.close();
      await rm(dataDir, { recursive: true, force: true });
      await deps.work.close();
      await deps.database.close();
      if (!beside) await database.drop();
    },
  };
}

function read(response: LightMyRequestResponse): Reply {
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  return {
    status: response.statusCode,
    json: isJson ? response.json() : undefined,
    headers: response.headers,
    text: response.body,
  };
}
