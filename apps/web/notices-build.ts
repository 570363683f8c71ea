import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NOTICES = 'third-party-notices.txt';

/** What the product contains although nothing of it runs: its data of public holidays are in our migrations. */
const ALSO = ['node_modules/date-holidays'];
const TEXTS = /^(licen[cs]e|copying|notice|ofl)\b/i;

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/**
 * Every package that is installed to run the product, server and pages alike, with its licence and the texts that it
 * asks to pass on; from the lock file, so that none is forgotten.
 */
export function noticesOf(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const used = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) =>
      path.includes('node_modules/') && !link && (ALSO.includes(path) || !(dev || devOptional)),
  );
  const named = used.map(([path, { version = '', license = '' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { path, title: `${name} ${version}`, license };
  });
  const sections = named
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ path, title, license }) => [title, license, ...textsOf(join(root, path))].filter(Boolean).join('\n\n'));
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `Pamaina contains the work of others. Each is listed with its licence.${rule}${sections.join(rule)}\n`;
}

/** Of a package of another system, which is not installed here, none: its licence is named all the same. */
function textsOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
}

/** Writes the notices beside the pages, and their address into the scripts that a page begins with. */
export function noticesBuild(): Plugin {
  return {
    name: 'notices-build',
    apply: 'build',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesOf(join(import.meta.dirname, '../..')) });
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = `/*! /${NOTICES} */\n${file.code}`;
    },
  };
}
