import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../checks/source-files.ts';
import { settingsPage } from './page.ts';

// `npm run settings`: writes docs/operate/settings.md anew, after a setting or an address for operators has changed.
const path = join(ROOT, 'docs/operate/settings.md');
await writeFile(path, await format(settingsPage(), { ...(await resolveConfig(path)), filepath: path }));
