import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/(?!i18n\/)[\w/-]+\.ts$/;
const ONLY = '?only=';

/** A part of a program, as ESTree has it. */
interface Tree {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Split {
  /** The code of each declaration, by the first name that it declares. */
  pieces: ReadonlyMap<string, string>;
  /** The module itself, which only names its pieces. */
  whole: string;
}

/**
 * The bundler moves whole modules: who needs one endpoint of a feature would load the schemas of all. Each constant and
 * function of the contract becomes a module of its own here, so that a page gets what it uses. They have no side
 * effects, so their order does not matter.
 */
export function contractForBrowsers(): Plugin {
  const splits = new Map<string, Split>();
  return {
    name: 'contract-for-browsers',
    apply: 'build',
    resolveId: (source) => (source.includes(ONLY) ? { id: source, moduleSideEffects: false } : null),
    load(id) {
      if (!id.includes(ONLY)) return null;
      const [path = '', name = ''] = id.split(ONLY);
      const code = splits.get(path)?.pieces.get(name);
      return code === undefined ? null : { code, moduleType: 'js' };
    },
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      const body = this.parse(code).body as unknown as Tree[];
      const problem = uncuttable(body);
      if (problem !== null) this.error(`${id} can't be cut into pieces: ${problem}`);
      const split = splitOf(body, code, id);
      if (split === null) return null;
      splits.set(id, split);
      return { code: split.whole, map: null, moduleSideEffects: false };
    },
  };
}

/** What the pieces would lose, or say differently; null: nothing. */
function uncuttable(body: readonly Tree[]): string | null {
  for (const statement of body) {
    const { type } = statement;
    const specifiers = (statement['specifiers'] ?? []) as Tree[];
    if (type === 'ImportDeclaration' && specifiers.length === 0) return 'an import for its side effects';
    if (type === 'ExportDefaultDeclaration') return 'a default export';
    const isRenamed = (each: Tree) => nameOf(each['local']) !== nameOf(each['exported']);
    if (type === 'ExportNamedDeclaration' && !statement['source'] && specifiers.some(isRenamed))
      return 'an export by another name';
  }
  return hasCircle(body) ? 'declarations that need each other' : null;
}

/** Modules that import each other: which is ready first depends on who is asked first. */
function hasCircle(body: readonly Tree[]): boolean {
  const trees = body.map((statement) => (statement['declaration'] ?? statement) as Tree);
  const declared = trees.filter(({ type }) => /^(VariableDeclaration|FunctionDeclaration)$/.test(type));
  const pieces = declared.map((tree) => ({ names: namesOf(tree), used: usedIn(tree) }));
  let open = pieces;
  for (;;) {
    // A piece that needs no other open one is in no circle.
    const left = open.filter(({ names, used }) =>
      open.some((other) => other.names !== names && other.names.some((name) => used.has(name))),
    );
    if (left.length === open.length) return left.length > 0;
    open = left;
  }
}

/** Null for a module with statements of another kind, or with a variable that changes. */
function splitOf(body: readonly Tree[], code: string, id: string): Split | null {
  const textOf = ({ start, end }: Tree) => code.slice(start, end);
  const imports = new Map<string, string>();
  const pieceOf = new Map<string, string>();
  const declared: { names: string[]; tree: Tree }[] = [];
  const whole: string[] = [];
  const exported: string[] = [];
  for (const statement of body) {
    const declaration = (statement['declaration'] ?? statement) as Tree;
    if (statement.type === 'ImportDeclaration') {
      for (const each of statement['specifiers'] as Tree[])
        imports.set(nameOf(each['local']), importOf(each, statement, id));
    } else if (statement['source']) whole.push(textOf(statement));
    else if (/^(VariableDeclaration|FunctionDeclaration)$/.test(declaration.type) && declaration['kind'] !== 'let') {
      const names = namesOf(declaration);
      declared.push({ names, tree: declaration });
      for (const name of names) pieceOf.set(name, `${id}${ONLY}${names[0]}`);
      if (statement !== declaration) exported.push(...names);
    } else if (statement.type === 'ExportNamedDeclaration')
      exported.push(...(statement['specifiers'] as Tree[]).map((each) => nameOf(each['local'])));
    else return null;
  }
  const from = (name: string) => `{ ${name} } from ${JSON.stringify(pieceOf.get(name))};`;
  const pieces = declared.map(({ names, tree }): [string, string] => {
    const used = [...usedIn(tree)].filter((name) => !names.includes(name));
    const needed = used.flatMap((name) => imports.get(name) ?? (pieceOf.has(name) ? `import ${from(name)}` : []));
    return [names[0] ?? '', [...needed, textOf(tree), `export { ${names.join(', ')} };`].join('\n')];
  });
  return {
    pieces: new Map(pieces),
    whole: [
      ...whole,
      ...exported.map((name) =>
        pieceOf.has(name) ? `export ${from(name)}` : `${imports.get(name)} export { ${name} };`,
      ),
    ].join('\n'),
  };
}

const nameOf = (tree: unknown) => String((tree as Tree)['name']);

function importOf(specifier: Tree, statement: Tree, id: string): string {
  const local = nameOf(specifier['local']);
  const source = String((statement['source'] as Tree)['value']);
  const from = JSON.stringify(source.startsWith('.') ? resolve(dirname(id), source) : source);
  if (specifier.type === 'ImportNamespaceSpecifier') return `import * as ${local} from ${from};`;
  if (specifier.type === 'ImportDefaultSpecifier') return `import ${local} from ${from};`;
  return `import { ${nameOf(specifier['imported'])} as ${local} } from ${from};`;
}

/** What a declaration declares. */
function namesOf(declaration: Tree): string[] {
  if (declaration.type === 'FunctionDeclaration') return [nameOf(declaration['id'])];
  return (declaration['declarations'] as Tree[]).flatMap((each) => [...usedIn(each['id'])]);
}

/** The names that are meant in a part of a program: not those of properties. */
function usedIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  const tree = part as Tree;
  if (tree.type === 'Identifier') found.add(nameOf(tree));
  const isNamed = (tree.type === 'MemberExpression' || tree.type === 'Property') && tree['computed'] !== true;
  for (const [key, inner] of Object.entries(tree))
    if (!(isNamed && key === (tree.type === 'Property' ? 'key' : 'property'))) usedIn(inner, found);
  return found;
}
