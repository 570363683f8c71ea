import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

const LONGEST_FUNCTION = { search: 60, others: 80 };
const ENGINE = /^packages\/engine\/src\/(?!.*\.test\.ts$).*\.ts$/;
const TUNED = /^packages\/engine\/src\/(answers|bounds|lp|roster|search)\/(?!parameters\.ts$)/;
const HEAD = /^\/\/ Method: .*\n(\/\/ .*\n)*?\/\/ (Paper: |.*no paper\.)/;
/** Named numbers that nobody tunes: units, signs and the sizes of fields. */
const FACTS = new Set(['ANY', 'DAYS', 'HOUR', 'NOTHING', 'PARTS', 'STATES', 'WEEK']);

/** Functions of the search with more than 60 lines, and others of the engine with more than 80. */
export function findLongFunctions(files: readonly SourceFile[]): string[] {
  return parsed(files, ENGINE).flatMap(({ path, tree }) => {
    const found: string[] = [];
    const most = path.startsWith('packages/engine/src/search/') ? LONGEST_FUNCTION.search : LONGEST_FUNCTION.others;
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const lines = lineOf(tree, node.end) - lineOf(tree, node.getStart(tree)) + 1;
        const name = nameOf(node, tree);
        if (lines > most) found.push(`${path}: ${name} has ${lines} lines`);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

/** Named numbers of rosters, bounds, linear programs, the search and answers that are not in parameters.ts. */
export function findStrayParameters(files: readonly SourceFile[]): string[] {
  return parsed(files, ENGINE, TUNED).flatMap(({ path, tree }) =>
    tree.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
      declarationList.declarations
        .filter(({ initializer }) => initializer !== undefined && isNumbers(initializer))
        .map(({ name }) => name.getText(tree))
        .filter((name) => !FACTS.has(name))
        .map((name) => `${path}: ${name} belongs in parameters.ts`),
    ),
  );
}

/** Files of the search and of the linear programs whose first lines do not name the method and the paper. */
export function findUnnamedMethods(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => ENGINE.test(path) && /\/(lp|search)\//.test(path) && !HEAD.test(text))
    .map(({ path }) => path);
}

function parsed(files: readonly SourceFile[], ...patterns: readonly RegExp[]) {
  return files
    .filter(({ path }) => patterns.every((pattern) => pattern.test(path)))
    .map(({ path, text }) => ({ path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }));
}

const lineOf = (tree: ts.SourceFile, position: number): number => tree.getLineAndCharacterOfPosition(position).line;

function nameOf(node: ts.SignatureDeclaration, tree: ts.SourceFile): string {
  const named = node.name ?? ('name' in node.parent ? (node.parent.name as ts.Node | undefined) : undefined);
  return named?.getText(tree) ?? 'a function';
}

/** A number, a calculation with numbers, or an object or list of such. */
function isNumbers(node: ts.Expression): boolean {
  if (ts.isNumericLiteral(node)) return true;
  if (ts.isAsExpression(node) || ts.isPrefixUnaryExpression(node))
    return isNumbers(ts.isAsExpression(node) ? node.expression : node.operand);
  if (ts.isBinaryExpression(node)) return isNumbers(node.left) && isNumbers(node.right);
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(isNumbers);
  if (!ts.isObjectLiteralExpression(node)) return false;
  return (
    node.properties.length > 0 &&
    node.properties.every((it) => ts.isPropertyAssignment(it) && isNumbers(it.initializer))
  );
}
