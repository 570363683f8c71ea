// `npm run try-image`: runs the steps of the image's stage `build` in a temporary folder, without Docker, then starts
// what they made as the image does and asks whether it is ready. It needs the npm registry.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { modernNode, ROOT } from './programs.mjs';

const PORT = '3999';
const READY_WITHIN = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'pamaina-image-'));

/** The `RUN` lines between `AS build` and the next stage. */
function steps() {
  const [, stage = ''] =
    /AS build\n([\s\S]*?)\nFROM /.exec(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')) ?? [];
  return [...stage.matchAll(/^RUN (.+)$/gm)].map(([, command]) => command);
}

async function isReady() {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline && server.exitCode === null) {
    const reply = await fetch(`http://127.0.0.1:${PORT}/api/ready`).catch(() => null);
    if (reply?.ok) return true;
    await delay(200);
  }
  return false;
}

let server;
try {
  const files = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  for (const command of steps()) {
    console.log(`RUN ${command}`);
    execFileSync('sh', ['-c', command], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  }
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT,
    DATA_DIR: join(folder, 'data'),
  };
  server = spawn(modernNode(), ['apps/api/src/main.ts'], { cwd: folder, env, stdio: 'inherit' });
  const ready = await isReady();
  const page = ready ? await (await fetch(`http://127.0.0.1:${PORT}/`)).text() : '';
  const size = execFileSync('du', ['-sm', '--exclude=data', folder], { encoding: 'utf8' }).split('\t')[0];
  console.log(`ready: ${ready}, page: ${page.includes('<title>')}, size of /app: ${size} MB`);
  process.exitCode = ready && page.includes('<title>') ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
if (server?.kill('SIGTERM')) await new Promise((resolve) => server.once('exit', resolve));
rmSync(folder, { recursive: true, force: true });
