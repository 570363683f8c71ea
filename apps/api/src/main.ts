import { createLog } from './platform/log/create-log.ts';
import { assertCanListen } from './platform/settings/can-listen.ts';
import { readSettings } from './platform/settings/settings.ts';

try {
  const settings = await readSettings(process.env);
  await assertCanListen(settings);
  // Loaded after the settings are right, so that a wrong one is reported at once.
  const { startPamaina } = await import('./start-pamaina.ts');
  const log = createLog(settings);
  const pamaina = await startPamaina(settings, log);
  let stoppingSince = 0;
  const stop = () => {
    // A terminal and npm both forward Ctrl-C, so the same one arrives twice; a later one means to stop immediately.
    if (stoppingSince > 0 && performance.now() - stoppingSince > 1000) process.exit(1);
    if (stoppingSince > 0) return;
    stoppingSince = performance.now();
    pamaina.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not shut down cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  // Only now: a program that reads it may stop this one at once.
  console.log(pamaina.greeting);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.message);
  process.exit(1);
}
