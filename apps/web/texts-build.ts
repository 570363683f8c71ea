import { languageCodes } from '@pamaina/contract';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { textParts } from './src/i18n/text-parts.ts';

const LOADERS = join(import.meta.dirname, 'src/i18n/loaders.ts');
const LOADED = /\/src\/i18n\/loaded\/([\w-]+)-([a-z]{2})\.ts$/;

/**
 * The texts of a language in the parts of `text-parts.ts`, each loaded when it is needed: `src/i18n/loaders.ts` gets a
 * loader for each language and part, and `src/i18n/loaded/<part>-<language>.ts`, a module without a file, its texts.
 */
export function textsBuild(): Plugin {
  return {
    name: 'texts-build',
    enforce: 'pre',
    resolveId(source) {
      return LOADED.test(source) ? join(import.meta.dirname, source) : null;
    },
    load(id) {
      if (id === LOADERS) return { code: loaders(), moduleType: 'js' };
      const [, part, language = ''] = LOADED.exec(id) ?? [];
      return part === undefined ? null : { code: textsOf(part, language), moduleType: 'js' };
    },
  };
}

function loaders(): string {
  const parts = [...Object.keys(textParts), 'pages'];
  const languages = languageCodes.map((language) => {
    const each = parts.map((part) => `'${part}': () => import('/src/i18n/loaded/${part}-${language}.ts')`);
    return `${language}: { ${each.join(', ')} }`;
  });
  return `export const loaders = { ${languages.join(', ')} };`;
}

function textsOf(part: string, language: string): string {
  const folder = join(import.meta.dirname, 'src/i18n', language);
  const named = Object.entries<readonly string[]>(textParts);
  const elsewhere = new Set(named.flatMap(([other, names]) => (other === part ? [] : names)));
  const own = named.find(([other]) => other === part)?.[1];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, name: basename(path, '.ts') }))
    .filter(({ name }) => (own === undefined ? !elsewhere.has(name) : own.includes(name)))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const missing = own?.filter((name) => !files.some((file) => file.name === name)) ?? [];
  if (missing.length > 0) throw new Error(`src/i18n/${language} has no ${missing.join(', ')}`);
  const imports = files.map(({ path }, i) => `import texts${i} from ${JSON.stringify(join(folder, path))};`);
  const entries = files.map(({ name }, i) => `${JSON.stringify(name)}: texts${i}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}
