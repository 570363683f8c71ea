import { DEFAULT_THEME, MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { cssVariablesResolver, theme } from './src/app/boot/theme.ts';

const WRITERS = /\/@mantine\/core\/esm\/core\/MantineProvider\/\w+\/(Mantine(?:CssVariables|Classes))\.mjs$/;
const OWN_STYLES = /\/app\/boot\/theme\.css$/;
const DEFAULT_STYLES = /\/@mantine\/core\/styles\/default-css-variables\.css$/;
/** What comes with every button, field and loader, and no page draws. */
const UNUSED =
  /\/@mantine\/core\/esm\/components\/[\w/]+\/((?:Button|ActionIcon)Group(?:Section)?|InputSuccess|InputPlaceholder|PasswordToggleIcon|Bars|Dots)\.mjs$/;
const COLORS = /\/@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/;
/** The colours of Mantine that pages name; all others are the theme's own. */
export const keptColors = ['blue', 'green', 'yellow'];

/**
 * The theme never changes while a page is open, so what Mantine would compute of it in each browser, and write into a
 * `style` element, is computed here and sent with the styles: 3 KB less of script on every page.
 */
export function mantineForBrowsers(): Plugin {
  return {
    name: 'mantine-for-browsers',
    enforce: 'pre',
    async load(id) {
      if (COLORS.test(id)) {
        const { DEFAULT_COLORS: all } = (await import(id)) as { DEFAULT_COLORS: Record<string, unknown> };
        const kept = Object.fromEntries(keptColors.map((name) => [name, all[name]]));
        return `export const DEFAULT_COLORS = ${JSON.stringify(kept)};`;
      }
      const [, name] = WRITERS.exec(id) ?? UNUSED.exec(id) ?? [];
      return name === undefined ? null : `export const ${name} = () => null;`;
    },
    transform(code, id) {
      if (DEFAULT_STYLES.test(id)) return { code: withoutUnused(code), map: null };
      return OWN_STYLES.test(id) ? { code: `${withoutUnused(themeStyles())}\n${code}`, map: null } : null;
    },
  };
}

/** Styles without the shades of colours that no page names. */
function withoutUnused(css: string): string {
  const named = new Set([...Object.keys(theme.colors ?? {}), ...keptColors]);
  const unused = Object.keys(DEFAULT_THEME.colors).filter((name) => !named.has(name));
  return css.replaceAll(new RegExp(`--mantine-color-(?:${unused.join('|')})-[\\w-]+:[^;}]*;?`, 'g'), '');
}

/** As the provider writes them: variables, and classes for the sizes of screens. */
function themeStyles(): string {
  const markup = renderToStaticMarkup(createElement(MantineProvider, { theme, cssVariablesResolver }));
  return [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}
