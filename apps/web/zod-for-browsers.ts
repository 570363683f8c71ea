import type { Plugin } from 'vite';

const UNUSED = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors|memoizer|doc)\.js$/;
const ENGLISH = /\/zod\/v4\/locales\/en\.js$/;

/**
 * Every page loads Zod, and with it 7 KB (gzip) that no browser needs: the writer of JSON Schemas, which is for
 * OpenAPI; Zod's own English messages, where the product has its own (`ui/form/validate-with.ts`); what reads values
 * with a circle in them, which JSON can't have; and the writer of functions, which the content security policy forbids.
 * They are replaced by nothing.
 */
export function zodForBrowsers(): Plugin {
  return {
    name: 'zod-for-browsers',
    async load(id) {
      if (ENGLISH.test(id)) return 'export default () => ({});';
      if (!UNUSED.test(id)) return null;
      const unused = (await import(id)) as Record<string, unknown>;
      const names = Object.keys(unused).map((name) => `nothing as ${name}`);
      return `const nothing = () => undefined;\nexport { ${names.join(', ')} };\n`;
    },
  };
}
