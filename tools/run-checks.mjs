import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ROOT } from './programs.mjs';

/**
 * Runs checks concurrently, one per processor, and prints the output of each when it has ended.
 * @returns for each: its names, whether it passed, and its seconds
 */
export async function runChecks(checks) {
  const waiting = [...checks];
  const results = [];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) results.push(await run(check));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

async function run({ names, commands }) {
  const start = performance.now();
  const outputs = [];
  let isGreen = true;
  for (const command of commands) {
    const { code, output } = await execute(command);
    if (code !== 0) isGreen = false;
    outputs.push(output);
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(`\n--- ${names.join(', ')}\n${outputs.join('')}`.trimEnd());
  console.log(`--- ${names.join(', ')}: ${isGreen ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { names, isGreen, seconds };
}

function execute([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
