import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

const MOST_LINES = 60;
const MOST_PARAMETERS = 5;
const CODE = /^(apps|packages)\/(?!.*\.(test|d)\.tsx?$)(?!.*\/(testing|i18n)\/).*\.tsx?$/;

/**
 * Functions with more than 60 lines, without comments, or more than 5 parameters: `path: name` with the larger of what
 * is too much.
 */
export function findLongFunctions(files: readonly SourceFile[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { path, text } of files.filter((file) => CODE.test(file.path))) {
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const lines = linesOf(node, tree);
        const parameters = node.parameters.length;
        const name = `${path}: ${nameOf(node, tree)}`;
        if (lines > MOST_LINES) found[name] = Math.max(found[name] ?? 0, lines);
        else if (parameters > MOST_PARAMETERS) found[name] = Math.max(found[name] ?? 0, parameters);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return found;
}

function linesOf(node: ts.Node, tree: ts.SourceFile): number {
  const lines = node.getText(tree).split('\n');
  return lines.filter((line) => !/^\s*(\/\/|\/?\*)/.test(line)).length;
}

function nameOf(node: ts.SignatureDeclaration, tree: ts.SourceFile): string {
  const named = node.name ?? ('name' in node.parent ? (node.parent.name as ts.Node | undefined) : undefined);
  return named?.getText(tree) ?? 'a function';
}
