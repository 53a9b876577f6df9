import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { withoutAdvice } from './advice.ts';
import { withoutUnused } from './unused.ts';

const router = (name: string) => fileURLToPath(new URL(`../app/platform/router/${name}.ts`, import.meta.url));

/** Modules of the shop's own that stand in the place of the router's, by the end of what is imported there. */
const replaced: ReadonlyMap<string, string> = new Map([
  ['/fog-of-war.js', router('discovery')],
  ['/routeModules.js', router('route-module')],
]);

/** The path of a module of the router's own build for production, as `unused.ts` names it. */
const place = /\/node_modules\/react-router\/dist\/production\/(.+\.js)$/;

/**
 * The router as the browser needs it: without what it says to developers (development keeps that), without the features that
 * this shop does not use, and with the shop's own way of learning further routes and of loading their code.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /\/(?:fog-of-war|routeModules)\.js$/ },
    handler: (source, importer = '') =>
      /\/production\/(?:index|lib\/dom\/ssr\/\w+)\.js$/.test(importer) ? replaced.get(source.slice(source.lastIndexOf('/'))) : undefined,
  },
  transform: {
    filter: { id: place },
    handler(code, id) {
      const [, module = ''] = place.exec(id.replaceAll('\\', '/')) ?? [];
      return { code: withoutAdvice(module, withoutUnused(module, code)), map: null };
    },
  },
};
