import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type InlineConfig, type Rolldown } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { compressedBuild } from './compressed-build.ts';
import { contractForBrowsers } from './contract-for-browsers.ts';
import { buildFirstScript, firstScript } from './first-script.ts';
import { guidePages } from './guide-build.ts';
import { iconsForBrowsers } from './icons-for-browsers.ts';
import { landingBuild } from './landing-build.ts';
import { mantineForBrowsers } from './mantine-for-browsers.ts';
import { noticesBuild } from './notices-build.ts';
import { partsManifest } from './parts-manifest.ts';
import { routerForBrowsers } from './router-for-browsers.ts';
import { SERVICE_WORKER, serviceWorkerBuild } from './service-worker-build.ts';
import { textsBuild } from './texts-build.ts';
import { textsForBrowsers } from './texts-for-browsers.ts';
import { zodForBrowsers } from './zod-for-browsers.ts';

const at = (path: string) => join(import.meta.dirname, path);

const common: InlineConfig = {
  root: import.meta.dirname,
  plugins: [
    react(),
    guidePages(),
    textsBuild(),
    textsForBrowsers(),
    routerForBrowsers(),
    zodForBrowsers(),
    mantineForBrowsers(),
    iconsForBrowsers(),
    contractForBrowsers(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: at('index.html'), [SERVICE_WORKER]: at('src/service-worker/main.ts') } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
};

export default defineConfig(async ({ command }) => {
  const script = await buildFirstScript(import.meta.dirname);
  const plugins = [...(common.plugins ?? []), firstScript(script)];
  if (command === 'serve') return { ...common, plugins };
  return {
    ...common,
    plugins: [
      ...plugins,
      serviceWorkerBuild(script),
      landingBuild(),
      noticesBuild(),
      compressedBuild(),
      partsManifest(),
    ],
    build: {
      ...common.build,
      rolldownOptions: {
        ...common.build?.rolldownOptions,
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: await chunkGroups(common) },
          entryFileNames: ({ name }: Rolldown.PreRenderedChunk) =>
            name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js',
        },
      },
    },
  };
});
