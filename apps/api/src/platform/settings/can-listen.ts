import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './settings.ts';
import { WrongSettings } from './setting-values.ts';

/**
 * Checks `HOST` and `PORT` before the database is opened.
 * @throws WrongSettings with one line when it cannot listen there
 */
export async function assertCanListen({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (error) {
    throw new WrongSettings([sentenceOf((error as NodeJS.ErrnoException).code ?? '', { host, port })]);
  } finally {
    probe.close();
  }
}

function sentenceOf(code: string, { host, port }: Pick<Settings, 'host' | 'port'>): string {
  if (code === 'EADDRINUSE') return `PORT must be free, but ${port} is already in use at ${host}.`;
  if (code === 'EACCES') return `PORT must be one that this user may use, and ${port} is not.`;
  return `HOST must be an address or a name of this machine, such as 0.0.0.0, not "${host}" (${code}).`;
}
