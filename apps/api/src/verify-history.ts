import pino from 'pino';
import { placeOf, withReadable } from './platform/database/backup/with-database.ts';
import { verifyAll } from './platform/database/history/verify-all.ts';
import { describeFault } from './platform/database/history/verify-history.ts';

/**
 * `npm run verify-history`: compares the history of every project with its chain, while Pamaina runs or not. Names each
 * line that is not as it was written, and exits with 1 then.
 */
try {
  const { projects, faults } = await withReadable(placeOf(process.env), pino({ level: 'silent' }), verifyAll);
  for (const fault of faults) process.stdout.write(`${describeFault(fault)}\n`);
  process.stdout.write(`${projects} projects verified, ${faults.length} faults\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
