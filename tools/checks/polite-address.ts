import type { SourceFile } from './source-files.ts';

/** The familiar "you", and the polite one without its capital; `jų`, "their", is another word. */
const WORD = /(?<!\p{L})(jūs|jūsų|jums|jus|jumis|jumyse|[tT](u|avo|au|ave|avęs|avimi|avyje))(?!\p{L})/gu;

/** Lithuanian texts that do not address the reader politely, each with its location. */
export function findImpoliteAddress(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(WORD)].map(([word]) => `${path}:${index + 1}: ${word}`)),
  );
}
