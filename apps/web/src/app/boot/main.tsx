import './styles.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../../i18n/index.ts';
import { createQueryClient } from '../../lib/http/query-client.ts';
import { App } from './app.tsx';
import { loadAhead } from './load-ahead.ts';
import { reloadWhenOutdated } from './reload-when-outdated.ts';

// zod would otherwise try to create functions from text, which our content security policy forbids and every browser
// reports. Set on the global object, because `config` itself would add zod's core to the first bundle.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
reloadWhenOutdated();
void start();

/** Not at the top level: the bundler joins no files where a module waits there. */
async function start(): Promise<void> {
  await startI18n();
  const queryClient = createQueryClient();
  await loadAhead(queryClient);

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  // A transition is drawn in slices, so that the page answers meanwhile.
  const reactRoot = createRoot(root);
  startTransition(() => reactRoot.render(<App queryClient={queryClient} />));
}
