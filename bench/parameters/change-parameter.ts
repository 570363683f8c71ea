/**
 * Loaded into the process of a run before anything else: one tuned number of the engine has another value there, as the
 * query says: `?folder=search&path=TURN.most&value=0.04`.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const query = new URL(import.meta.url).searchParams;
const folder = query.get('folder') ?? '';
const [name = '', ...inner] = (query.get('path') ?? '').split('.');
registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith(`/packages/engine/src/${folder}/parameters.ts`)) return next(url, context);
    const code = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', shortCircuit: true, source: changed(code, Number(query.get('value'))) };
  },
});

/** The module’s code with the number changed: one within an object after it, one by itself where it is declared. */
function changed(code: string, value: number): string {
  if (inner.length > 0)
    return `${code}\n${name}${inner.map((key) => `[${JSON.stringify(key)}]`).join('')} = ${value};\n`;
  const declared = new RegExp(`(export const ${name}\\b[^=]*= )[^;]+;`);
  if (!declared.test(code)) throw new Error(`${name} is not declared`);
  return code.replace(declared, `$1${value};`);
}
