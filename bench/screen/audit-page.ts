import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openProfile } from './open-browser.ts';

/** Fetched when it is needed: as a dependency, its hundred packages would lengthen every installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const REPORT_MAX = 64 * 1024 * 1024;

/** Scores of 0 to 100, and milliseconds on the simulated phone. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
}

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

/**
 * One run of Lighthouse for a phone on the page, in a new profile: nothing is cached.
 * @param token of the account that has signed in before; none for a visitor
 */
export async function auditPage(origin: string, path: string, token?: string): Promise<Audit> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const port = await freePort();
  const browser = await openProfile(folder, { port, origin, token });
  try {
    const report = await runLighthouse(`${origin}${path}`, port);
    const score = (name: keyof Report['categories']) => Math.round((report.categories[name].score ?? 0) * 100);
    const time = (name: string) => Math.round(report.audits[name]?.numericValue ?? Infinity);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      firstPaint: time('first-contentful-paint'),
      largestPaint: time('largest-contentful-paint'),
      blocked: time('total-blocking-time'),
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function runLighthouse(url: string, port: number): Promise<Report> {
  const options = ['--quiet', '--output=json', '--disable-storage-reset', '--no-enable-error-reporting'];
  const categories = '--only-categories=performance,accessibility,best-practices';
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, `--port=${port}`, categories, ...options],
    { maxBuffer: REPORT_MAX },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError !== undefined) throw new Error(`Lighthouse failed on ${url}: ${report.runtimeError.message}`);
  return report;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
