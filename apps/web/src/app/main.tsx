import './styles.ts';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../i18n/index.ts';
import { App } from './app.tsx';
import { loadAhead } from './load-ahead.ts';
import { reloadWhenOutdated } from './reload-when-outdated.ts';

// zod would otherwise try to make functions from text, which our content policy forbids and every browser reports. It is
// told where it looks, because `config` itself would bring its core to the first page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
reloadWhenOutdated();
loadAhead(location.pathname);
await startI18n();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(<App />);
