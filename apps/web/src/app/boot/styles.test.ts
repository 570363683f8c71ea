import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import styles from './styles.ts?raw';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob('../../../../../node_modules/@mantine/core/styles/*.css');

test('every component in use brings its styles', () => {
  const withStyles = new Set(Object.keys(sheets).map((path) => path.split('/').at(-1)?.replace('.css', '')));
  const imported = new Set([...styles.matchAll(/core\/styles\/(\w+)\.css/g)].map(([, name]) => name));
  const used = Object.values(sources).flatMap(namesFromMantine);
  expect(withStyles).toContain('Button');
  expect(used).toContain('Button');
  expect(used.filter((name) => withStyles.has(name) && !imported.has(name))).toEqual([]);
});

test('text has one of three weights', () => {
  const source = join(import.meta.dirname, '../..');
  const weights = globSync('**/*.{tsx,css}', { cwd: source, exclude: ['app/boot/fonts/**'] }).flatMap((path) =>
    [...readFileSync(join(source, path), 'utf8').matchAll(/(?:font-weight: |fw=\{)(\d+)/g)].map(([, weight]) => ({
      path,
      weight,
    })),
  );
  expect(weights).not.toEqual([]);
  expect(weights.filter(({ weight }) => !['400', '500', '600'].includes(weight ?? ''))).toEqual([]);
});

test('no heading has a size or weight of its own', () => {
  const own = Object.entries(sources).filter(([, text]) => /<Title\b[^>]*\s(?:fz|fw)=/.test(text));
  expect(own.map(([path]) => path)).toEqual([]);
});

test('green is for what can be done and what is chosen: no notice or state is green', () => {
  const green = Object.entries(sources).filter(([, text]) => /(?:color|c)="(?:green|teal|pine|lime)"/.test(text));
  expect(green.filter(([path]) => !path.includes('.test.')).map(([path]) => path.split('/').at(-1))).toEqual([
    'generate-button.tsx',
  ]);
});

function namesFromMantine(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
}
