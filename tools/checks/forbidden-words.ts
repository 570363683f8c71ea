import type { SourceFile } from './source-files.ts';

const CODE = /\.(ts|tsx|mjs|js|css|html|sql)$|^\.ci\/run$/;

/** The last part keeps the words out of this file itself. */
const IN_CODE: Record<string, RegExp> = {
  'unfinished work': /\b(TO[D]O|FIXM[E]|XX[X])\b/,
  'a type that is not checked': /\bas an[y]\b(?! \w)|<an[y]>/,
  'a check switched off': /@ts-(ignor[e]|nochec[k]|expect-erro[r])|prettier-ignor[e]/,
  'a lint waiver without its reason': /(eslint|oxlint)-disable(?!.*-- \w)/,
};

/** A home, checkout or temporary folder of one machine. */
const MACHINE_PATH = /(?<![\w.$}/-])\/(home|Users|root|work|mnt)\/[a-z]/;

/**
 * Words that must not be in the repository, each with its location.
 *
 * @param root the checkout's folder, which no file may name either
 */
export function findForbiddenWords(files: readonly SourceFile[], root: string): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const faults = CODE.test(path) ? Object.entries(IN_CODE).filter(([, word]) => word.test(line)) : [];
      const names = faults.map(([name]) => name);
      if (MACHINE_PATH.test(line) || namesFolder(line, root)) names.push('a path of one machine');
      return names.map((name) => `${path}:${index + 1}: ${name}`);
    }),
  );
}

/** A checkout in a folder as short as `/app` cannot be distinguished from a route of the product. */
function namesFolder(line: string, root: string): boolean {
  return root.split('/').length > 2 && line.includes(`${root}/`);
}
