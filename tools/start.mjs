// `npm start`: from a fresh clone, or any later state, to a server that runs until Ctrl-C.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { assertNodeCanInstall, modernNode, ROOT } from './programs.mjs';

/** Milliseconds between two checks that the parent process is alive. */
const PARENT_EVERY = 500;

try {
  assertNodeCanInstall();
  ensureInstalled();
  ensureWebBuilt();
  serve(modernNode());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function serve(node) {
  console.log('Starting Pamaina...');
  const server = spawn(node, [join(ROOT, 'apps', 'api', 'src', 'main.ts')], { cwd: ROOT, stdio: 'inherit' });
  // A terminal sends Ctrl-C to the server as well; a second signal would force it to stop immediately.
  const isTerminal = process.stdin.isTTY === true;
  process.on('SIGINT', () => isTerminal || server.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  stopWithParent(server);
  server.once('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  server.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

/** npm runs this in a shell that a SIGTERM to npm ends without notice; the only sign is a changed parent process. */
function stopWithParent(server) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, PARENT_EVERY);
  watch.unref();
}
