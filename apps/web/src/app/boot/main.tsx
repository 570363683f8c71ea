import './styles.ts';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../../i18n/index.ts';
import { isAnybodySignedIn } from '../../lib/session/kept-session.ts';
import { signInPages } from '../routes/sign-in-pages.ts';
import { AppFrame } from './app-frame.tsx';
import { CrashPage } from './crash-page.tsx';
import { loadApp } from './load-app.ts';
import { reloadWhenOutdated } from './reload-when-outdated.ts';
import { openSignIn } from './sign-in-start.tsx';

// zod would otherwise try to create functions from text, which our content security policy forbids and every browser
// reports. Set on the global object, because `config` itself would add zod's core to the first bundle.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
reloadWhenOutdated();
void start();

/** Not at the top level: the bundler joins no files where a module waits there. */
async function start(): Promise<void> {
  const signIn = isAnybodySignedIn() ? undefined : signInPages.find(({ path }) => path === window.location.pathname);
  const root = createRoot(document.querySelector('#root') as Element);
  try {
    if (signIn !== undefined) {
      await startI18n();
      await openSignIn(root, signIn);
      return;
    }
    const [{ openApp }] = await Promise.all([loadApp(), startI18n()]);
    await openApp(root);
  } catch {
    // A file was lost before the first page, whose boundary would say so.
    root.render(
      <AppFrame>
        <CrashPage />
      </AppFrame>,
    );
  }
}
