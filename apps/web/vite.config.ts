import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // All texts of a language come together: a dozen small files would cost a dozen round trips.
          groups: [
            { name: 'texts-en', test: /src\/i18n\/en\// },
            { name: 'texts-lt', test: /src\/i18n\/lt\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
