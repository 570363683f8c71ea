import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

const ENGINE = /^packages\/engine\/src\/(?!.*\.test\.ts$).*\.ts$/;
const TUNED = /^packages\/engine\/src\/(api|bounds|lp|roster|scenario|search)\//;
const PARAMETERS = /\/parameters\.ts$/;
/** A unit in brackets, which is no link. */
const UNIT = /\[[^\]]+\](?!\()/;
const HEAD = /^\/\/ Method: .*\n(\/\/ .*\n)*?\/\/ (Paper: |.*no paper\.)/;
/** Named numbers that nobody tunes: units, signs and the sizes of fields. */
const FACTS = new Set(['ANY', 'DAYS', 'HOUR', 'NOTHING', 'PARTS', 'STATES', 'WEEK']);

/** Named numbers of rosters, bounds, linear programs, the search and the API whose comment has no unit in brackets. */
export function findNumbersWithoutUnit(files: readonly SourceFile[]): string[] {
  return parsed(files, ENGINE, TUNED).flatMap(({ path, tree }) =>
    namedNumbers(tree)
      .filter(({ name, leaves }) => !FACTS.has(name) && !leaves.every((leaf) => hasUnit(leaf, tree.text)))
      .map(({ name }) => `${path}: ${name} needs its unit in brackets, for example [days]`),
  );
}

/** How many numbers are tuned: those of all `parameters.ts`. Others are constants of their methods. */
export function countTunedNumbers(files: readonly SourceFile[]): number {
  return parsed(files, ENGINE, PARAMETERS)
    .flatMap(({ tree }) => namedNumbers(tree))
    .reduce((sum, { leaves }) => sum + leaves.length, 0);
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

/** The named numbers of a file, each with its single numbers. */
function namedNumbers(tree: ts.SourceFile) {
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer !== undefined && isNumbers(initializer)
          ? [{ name: name.getText(tree), leaves: leavesOf(initializer) }]
          : [],
      ),
    );
}

function leavesOf(node: ts.Expression): ts.Expression[] {
  if (ts.isAsExpression(node)) return leavesOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(leavesOf);
  if (!ts.isObjectLiteralExpression(node)) return [node];
  return node.properties.flatMap((it) => (ts.isPropertyAssignment(it) ? leavesOf(it.initializer) : []));
}

/** Whether the nearest comment above a number, its own or that of a neighbour or of all, has a unit. */
function hasUnit(node: ts.Node, text: string): boolean {
  const { parent } = node;
  const neighbours = ts.isObjectLiteralExpression(parent)
    ? parent.properties.slice(0, 1 + parent.properties.findIndex((it) => it === node)).toReversed()
    : [node];
  for (const { pos } of neighbours) {
    const comment = ts.getLeadingCommentRanges(text, pos)?.at(-1);
    if (comment && !ts.isVariableDeclarationList(parent)) return UNIT.test(text.slice(comment.pos, comment.end));
  }
  return !ts.isSourceFile(parent) && hasUnit(parent, text);
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
