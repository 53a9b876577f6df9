import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * What every screen loads is one file for the framework, one for the shop's own shell, and one for what comes with the first sign of
 * a visitor: dozens of small files compress badly and cost a request each.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
    priority: 3,
  },
  {
    name: 'shell',
    test: /[\\/]app[\\/](?:platform[\\/](?:goals[\\/]use-goal|format[\\/](?:money|plural)|router|flags|head[\\/](?!no-index|page-title)|session[\\/](?:use-shell|forgotten))|forms[\\/]return-field|ui[\\/](?!copy-|dialog|drawings|field|pagination|pages|print-button|rating|states|stepper|when)|entities[\\/](?:catalogue[\\/]searched|product[\\/](?:list-button|lists|use-lists|buy-|one-click|anchor))|features[\\/](?:lists[\\/]link|city[\\/]city-|search[\\/](?!suggest)|catalogue-menu[\\/](?!panel))|routes[\\/]shell[\\/](?!lean|no-such))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'later',
    test: /[\\/]app[\\/](?:entities[\\/]product[\\/](?!shelf\.tsx|fold|list-button|lists|use-lists|buy-|one-click|anchor)|features[\\/](?:lists[\\/]form|city[\\/]city-prompt)|routes[\\/]shell[\\/](?:below|footer|cookie-notice|tab-bar))/,
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
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          // No module of the browser's reads a property for its effect.
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
  optimizeDeps: { include: ['react', 'react-dom/client', 'react-router', 'react-router/dom'] },
});
