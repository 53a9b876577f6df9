import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * What every screen loads is one file for the framework and one for the shop's own shell: dozens of small files compress
 * badly and cost a request each.
 */
const groups = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: 'shell',
    test: /[\\/]app[\\/](?:shop|format[\\/](?:money|plural)|cards[\\/]|product[\\/]buy[\\/]button|ui[\\/](?!dialog|field|pagination|pages)|shell[\\/](?!lean|search[\\/](?:suggest|lines)|menu[\\/]panel))/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2023',
    // The content security policy allows no data: scripts or fonts, so nothing is written into the code.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  optimizeDeps: { include: ['react', 'react-dom/client', 'react-router', 'react-router/dom'] },
});
