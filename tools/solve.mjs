// Starts the engine's command line with the Node.js version of the repository; plain JavaScript, because an older
// Node.js may load it first.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pinned = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
const node = existsSync(pinned) ? pinned : process.execPath;
const entry = fileURLToPath(new URL('./solve/main.ts', import.meta.url));
const { status, error } = spawnSync(node, [entry, ...process.argv.slice(2)], { stdio: 'inherit' });
if (error) process.stderr.write(`${error.message}\n`);
process.exitCode = status ?? 1;
