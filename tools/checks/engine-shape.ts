import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

const ENGINE = /^packages\/engine\/src\/(?!.*\.test\.ts$).*\.ts$/;
const TUNED = /^packages\/engine\/src\/(api|bounds|lp|roster|search)\/(?!parameters\.ts$)/;
const HEAD = /^\/\/ Method: .*\n(\/\/ .*\n)*?\/\/ (Paper: |.*no paper\.)/;
/** Named numbers that nobody tunes: units, signs and the sizes of fields. */
const FACTS = new Set(['ANY', 'DAYS', 'HOUR', 'NOTHING', 'PARTS', 'STATES', 'WEEK']);

/** Named numbers of rosters, bounds, linear programs, the search and the API that are not in parameters.ts. */
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
