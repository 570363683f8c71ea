import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { contractForBrowsers } from '../../apps/web/contract-for-browsers.ts';

type Transform = (this: object, code: string, id: string) => { code: string } | null;

/** The module that names the pieces of this one. */
function cut(code: string): string | undefined {
  const context = {
    parse: (text: string) => parseSync('some.ts', text).program,
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const transform = contractForBrowsers().transform as unknown as Transform;
  return transform.call(context, code, '/product/packages/contract/src/plan/some.ts')?.code;
}

test('a module becomes the names of its pieces', () => {
  expect(cut("import { z } from 'zod';\nexport const a = z.string();\nexport const b = z.array(a);")).toBe(
    [
      'export { a } from "/product/packages/contract/src/plan/some.ts?only=a";',
      'export { b } from "/product/packages/contract/src/plan/some.ts?only=b";',
    ].join('\n'),
  );
});

test.each([
  ["import './register.ts';\nexport const a = 1;", 'an import for its side effects'],
  ['const a = 1;\nexport { a as b };', 'an export by another name'],
  ['export default function a() {}', 'a default export'],
  [
    'export const a = () => b();\nexport const b = () => c();\nconst c = () => a();',
    'declarations that need each other',
  ],
])('what would be lost in pieces is refused: %j', (code, problem) => {
  expect(() => cut(code)).toThrow(problem);
});
