import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, extname, join } from 'node:path';
import { errorLineOf } from './error-line.ts';
import type { Peer, Skipped } from './planner.ts';

const VERSION = '2.2.0';
const LEAST_JAVA = 21;
const SOURCES = join(import.meta.dirname, 'timefold');
/** Where Linux keeps its Javas. */
const JAVAS = '/usr/lib/jvm';

/** Timefold's community edition, fetched by Maven and compiled into the folder. */
export function prepareTimefold(folder: string, maven = 'mvn'): Peer | Skipped {
  const home = join(folder, `timefold-${VERSION}`);
  const classes = join(home, 'classes');
  const path = [classes, join(home, 'lib', '*')].join(delimiter);
  const bin = findJava();
  if (bin === null) return { skipped: `Timefold skipped: no Java ${LEAST_JAVA} or later` };
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    if (!existsSync(join(home, 'lib', `timefold-solver-core-${VERSION}.jar`))) {
      const to = `-DoutputDirectory=${join(home, 'lib')}`;
      run(maven, '-q', '-B', '-f', join(SOURCES, 'pom.xml'), 'dependency:copy-dependencies', to);
    }
    const sources = readdirSync(SOURCES).filter((name) => extname(name) === '.java');
    run(join(bin, 'javac'), '-cp', path, '-d', classes, ...sources.map((name) => join(SOURCES, name)));
  } catch (error) {
    return { skipped: `Timefold skipped: ${errorLineOf(error)}` };
  }
  return {
    name: 'Timefold',
    about: `Timefold ${VERSION} community as set up by default, one thread`,
    models: (file) => extname(file) === '.txt',
    command: ({ file, moments, seed }) => {
      const limit = String(moments.at(-1));
      return [join(bin, 'java'), '-cp', path, 'Solve', file, limit, String(seed), moments.join(',')];
    },
  };
}

/** The folder of the programs of a Java that is new enough; '' where they are on the path. */
function findJava(): string | null {
  const installed = existsSync(JAVAS) ? readdirSync(JAVAS).map((name) => join(JAVAS, name, 'bin')) : [];
  const own = process.env['JAVA_HOME'] === undefined ? [] : [join(process.env['JAVA_HOME'], 'bin')];
  return [...own, '', ...installed].find((bin) => versionOf(join(bin, 'javac')) >= LEAST_JAVA) ?? null;
}

function versionOf(javac: string): number {
  const { stdout, stderr } = spawnSync(javac, ['-version'], { encoding: 'utf8' });
  return Number(/javac (\d+)/.exec(`${stdout ?? ''}${stderr ?? ''}`)?.[1] ?? 0);
}
