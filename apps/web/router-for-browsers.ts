import type { Plugin } from 'vite';

const FRAMEWORK = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/;

/** What links use of it, without the framework around them. */
const LINKS = `
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (ref) => ref;`;

/**
 * Every page has links, and with each comes what React Router's framework prefetches, 2 KB (gzip), which nothing does
 * in an application that uses the router alone. It is replaced by what remains of it then.
 */
export function routerForBrowsers(): Plugin {
  return {
    name: 'router-for-browsers',
    async load(id) {
      if (!FRAMEWORK.test(id)) return null;
      const framework = (await import(id)) as Record<string, unknown>;
      const names = Object.keys(framework).filter((name) => !LINKS.includes(`const ${name} =`));
      const others = names.map((name) => `nothing as ${name}`).join(', ');
      return `import { createContext } from 'react';${LINKS}\nconst nothing = () => null;\nexport { ${others} };\n`;
    },
  };
}
