import type { Plugin } from 'vite';

const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const ENGLISH = /\/zod\/v4\/locales\/en\.js$/;

/**
 * Every page loads Zod, and with it 6 KB (gzip) that no browser needs: the writer of JSON Schemas, which is for
 * OpenAPI, and Zod's own English messages, where the product has its own (`ui/form/validate-with.ts`). Both are
 * replaced by nothing.
 */
export function zodForBrowsers(): Plugin {
  return {
    name: 'zod-for-browsers',
    async load(id) {
      if (ENGLISH.test(id)) return 'export default () => ({});';
      if (!JSON_SCHEMA.test(id)) return null;
      const writer = (await import(id)) as Record<string, unknown>;
      const names = Object.keys(writer).map((name) => `nothing as ${name}`);
      return `const nothing = () => undefined;\nexport { ${names.join(', ')} };\n`;
    },
  };
}
