import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { SERVICE_WORKER, serviceWorkerBuild } from './service-worker-build.ts';

const PLACE_ICONS =
  /lucide-react\/dist\/esm\/icons\/(arrow-left-right|calendar-days|calendar-range|calendar-off|calendar-x-2|chart-no-axes-column|clock|ellipsis|history|rotate-ccw-clock|house|inbox|log-out|notebook-pen|palmtree|tree-palm|panel-left-close|panel-left-open|settings|users)\.m?js/;

const at = (path: string) => join(import.meta.dirname, path);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorkerBuild()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: at('index.html'), [SERVICE_WORKER]: at('src/service-worker/main.ts') },
      output: {
        // The signs of the two navigations: a dozen files of a few hundred bytes each would weigh twice as much.
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'place-icons', test: PLACE_ICONS }] },
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
