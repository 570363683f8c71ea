import { dirname, join } from 'node:path';
import type { SourceFile } from './source-files.ts';

const MODULE = /^apps\/web\/src\/.*\.module\.css$/;
const IMPORT = /^import (\w+) from '([./][^']*\.module\.css)';$/gm;

export const styleModules = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ path }) => MODULE.test(path));

/** Classes that components name and no style module has, and classes of style modules that no component names. */
export function findStrayClasses(files: readonly SourceFile[]): string[] {
  const named = new Map(styleModules(files).map(({ path }) => [path, new Set<string>()]));
  const stray: string[] = [];
  for (const { path, text } of files.filter((file) => /^apps\/web\/src\/.*\.tsx?$/.test(file.path)))
    for (const [line, name = '', place = ''] of text.matchAll(IMPORT)) {
      const from = join(dirname(path), place);
      const sheet = files.find((file) => file.path === from);
      const known = classesOf(sheet?.text ?? '');
      const code = text.replace(line, '').matchAll(new RegExp(String.raw`(?<![\w.'/])${name}\.(\w+)`, 'g'));
      for (const [, used = ''] of code) {
        named.get(from)?.add(used);
        if (!known.has(used)) stray.push(`${path}: ${used} is not in ${place}`);
      }
    }
  for (const { path, text } of styleModules(files))
    for (const known of classesOf(text)) if (!named.get(path)?.has(known)) stray.push(`${path}: ${known} is not used`);
  return stray;
}

/** The classes of a style sheet, without those of libraries. */
function classesOf(sheet: string): Set<string> {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/:global\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([a-zA-Z]\w*)(?=[^{};]*\{)/g)].map(([, name = '']) => name));
}
