import { join } from 'node:path';
import { keepThreadsReady } from '@pamaina/planner';
import type { Logger } from 'pino';
import { buildApp, buildProbes } from './app.ts';
import { startAsking } from './features/changes/asks/index.ts';
import { DEMO_EMPLOYEE, DEMO_MANAGER, DEMO_PASSWORD, seedDemo, startDemo } from './features/start/demo/index.ts';
import { startPlanning } from './features/plan/generation/index.ts';
import { startTellingOpenings } from './features/changes/shift-requests/index.ts';
import { countDueMinutes, startCountingMonths } from './features/plan/planning-input/index.ts';
import { forgottenReminders } from './features/hours/time-clock/index.ts';
import { expiryReminders } from './features/business/certificates/index.ts';
import { employmentFollowing } from './features/business/employment/index.ts';
import { hearHolidayChanges } from './features/business/holidays/index.ts';
import { keepLocalTimes } from './features/plan/shifts/index.ts';
import { shiftReminders, startNotifying } from './features/messages/notifications/index.ts';
import { startMailing } from './features/access/recovery/index.ts';
import { startSendingWebhooks } from './features/access/webhooks/index.ts';
import { startBilling } from './features/money/payments/index.ts';
import { createDevices } from './platform/auth/devices.ts';
import { createTokens } from './platform/auth/tokens.ts';
import { startVerifying } from './platform/database/history/verify-history.ts';
import { startBackingUp } from './platform/database/backup/start-backing-up.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { startSweeping } from './platform/database/sweep.ts';
import type { Deps } from './platform/deps.ts';
import { createProofs } from './platform/limits/proofs.ts';
import { createLimits } from './platform/limits/limits.ts';
import { currentTime } from './platform/time/clock.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { postEvent } from './platform/http/post-event.ts';
import { createMetrics } from './platform/log/metrics.ts';
import { createPayments } from './platform/payments/create-payments.ts';
import { createKeptAnswers } from './platform/ground/kept-answers.ts';
import { createOutgoing } from './platform/ground/outgoing.ts';
import { createPusher, vapidKeys, type Pusher } from './platform/push/create-pusher.ts';
import { createWork } from './platform/work/create-work.ts';
import { createTurns, dearTurns } from './platform/ground/turns.ts';
import { startDueWork } from './platform/jobs/due-work.ts';
import type { Settings } from './platform/settings/settings.ts';
import { startTracing } from './platform/tracing/tracing.ts';

export interface Pamaina {
  url: string;
  /** What a developer who just started it needs to know. */
  greeting: string;
  stop(): Promise<void>;
}

/**
 * The composition root: settings, database, demo, HTTP, jobs, in this order; stopped in reverse, also when one fails to
 * start. The role decides whether it serves people, plans, or both.
 */
export async function startPamaina(settings: Settings, log: Logger): Promise<Pamaina> {
  const running = new AsyncDisposableStack();
  try {
    running.defer(await startTracing(settings, log));
    const opened = await openDatabase(settings, log);
    running.defer(() => opened.close());
    const { database } = opened;
    const isServing = settings.role !== 'planner';
    // What a migration left uncounted would be missing in every sum.
    if (isServing) await countDueMinutes(database);
    if (isServing) await keepLocalTimes(database, log, currentTime());
    if (isServing) await hearHolidayChanges(database);
    if (isServing && (settings.demo ?? opened.isNew)) await seedDemo(database);
    const hasDemo = await database.direct
      .selectFrom('account')
      .select('id')
      .where('identity_key', '=', DEMO_MANAGER)
      .executeTakeFirst();
    const closing = new AbortController();
    const deps: Deps = {
      settings,
      database,
      tokens: createTokens(settings.jwtSecret, settings.earlierSecrets),
      limits: createLimits(database.apart, currentTime),
      proofs: createProofs(settings.jwtSecret, currentTime),
      devices: createDevices(settings.jwtSecret, currentTime),
      log,
      metrics: createMetrics(),
      now: currentTime,
      closing: closing.signal,
      answers: createKeptAnswers(),
      outgoing: createOutgoing(),
      pusher: pusherOf(settings),
      mailer: createMailer(settings, log),
      payments: await createPayments(settings, database, currentTime),
      work: createWork(settings.answerThreads),
      turns: createTurns(dearTurns(settings.databasePool, settings.answerThreads)),
      hasDemo: hasDemo !== undefined,
    };
    running.defer(() => deps.work.close());
    running.defer(() => deps.mailer.close());
    const app = isServing ? await buildApp(deps) : buildProbes(deps);
    const jobs: Job[] = [
      ...(settings.role === 'web' ? [] : [startPlanning(deps)]),
      ...(isServing ? startServing(deps, postEvent(app)) : []),
    ];
    running.defer(async () => {
      closing.abort();
      await Promise.all([app.close(), ...jobs.map((job) => job.stop())]);
    });
    const url = await app.listen({ host: settings.host, port: settings.port });
    if (settings.role !== 'web') void keepThreadsReady(settings.workers);
    return { url, greeting: greetingOf(url, settings, hasDemo !== undefined), stop: () => running.disposeAsync() };
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
}

const pusherOf = (settings: Settings): Pusher =>
  createPusher({
    keys: vapidKeys(settings.jwtSecret),
    earlier: settings.earlierSecrets.map(vapidKeys),
    contact: contactOf(settings),
  });

interface Job {
  stop(): Promise<void>;
}

/**
 * What follows from what people do, in every process that serves them. Each job claims its rows or locks its project,
 * so that any number of processes can run it.
 */
function startServing(deps: Deps, post: Parameters<typeof startBilling>[1]): Job[] {
  return [
    startNotifying(deps),
    startMailing(deps),
    startTellingOpenings(deps),
    startAsking(deps),
    startDueWork(deps, { ...shiftReminders, ...forgottenReminders, ...employmentFollowing, ...expiryReminders }),
    startSendingWebhooks(deps),
    startBilling(deps, post),
    startSweeping(deps.database, deps.log),
    startCountingMonths(deps),
    startVerifying(deps.database, deps.log),
    ...(deps.settings.backups ? [startBackingUp(deps.settings.backups, deps.log)] : []),
    ...(deps.hasDemo ? [startDemo(deps)] : []),
  ];
}

/** Push services require a contact address. */
const contactOf = ({ mailFrom, publicUrl }: Settings) =>
  publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'pamaina@localhost'}`;

function greetingOf(url: string, settings: Settings, hasDemo: boolean): string {
  if (settings.role === 'planner') return `Pamaina is planning: ${url}/api/health`;
  const demo = [
    `  Manager login:      ${DEMO_MANAGER} / ${DEMO_PASSWORD}`,
    `  Employee login:     ${DEMO_EMPLOYEE} / ${DEMO_PASSWORD}`,
  ];
  return ['', `Pamaina is running: ${url}`, ...(hasDemo ? demo : []), ...codeLines(settings), ''].join('\n');
}

/** The code makes managers: it is shown once, and never again in a log. */
function codeLines({ codeFrom, registrationCode, dataDir }: Settings): string[] {
  if (codeFrom === 'setting') return [];
  const code = codeFrom === 'new file' ? registrationCode : `in ${join(dataDir, 'registration-code')}`;
  return [`  Registration code:  ${code}`];
}
