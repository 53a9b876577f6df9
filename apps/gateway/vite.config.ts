import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The sandbox: everything it needs is built in, so that it works without internet and under a strict policy. */
export default defineConfig({
  root: at('sandbox'),
  base: '/graphql/',
  worker: { format: 'es' },
  build: {
    outDir: at('build'),
    emptyOutDir: true,
    target: 'es2023',
    // Fonts and pictures stay files: the content security policy is easier to read.
    assetsInlineLimit: 0,
    // The editor alone has megabytes, and only developers load it.
    chunkSizeWarningLimit: 8_000,
    // "use client" means nothing outside of a framework, and the editor's parts have it in every file.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
