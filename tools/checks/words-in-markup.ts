import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** Attributes that are visible or read aloud. */
const READ_OUT = new Set(['label', 'placeholder', 'title', 'alt', 'description', 'aria-label', 'aria-description']);
const LETTER = /\p{L}/u;

/** Words in a component that belong in the language files, each with its location. */
export function findWordsInMarkup({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node);
    if (words !== undefined && LETTER.test(words)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${words.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxAttribute(node)) return READ_OUT.has(node.name.getText()) ? literalOf(node.initializer) : undefined;
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalOf(node);
  return undefined;
}

function literalOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isJsxExpression(node)) return literalOf(node.expression);
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}
