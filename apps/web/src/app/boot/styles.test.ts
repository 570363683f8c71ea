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

function namesFromMantine(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
}
