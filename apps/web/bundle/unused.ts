/** A test whose answer is known in this shop, in a module of the router: what is written there, and the answer. */
interface KnownTest {
  module: string;
  written: string;
  answer: string;
}

/**
 * Features of the router that the shop does not use. Each is switched off where it is asked for, and the minifier leaves out
 * what can no longer be reached.
 */
export const unused: Record<string, readonly KnownTest[]> = {
  'instrumentation of the router': [
    { module: 'lib/router/router.js', written: 'if (init.instrumentations)', answer: 'if (false)' },
    { module: 'lib/router/router.js', written: 'consumeInstrumentationClientResultMetaReceiver(router)', answer: 'undefined' },
    { module: 'lib/router/router.js', written: 'if (opts?.instrumentationNavigateMetaReceiver)', answer: 'if (false)' },
    { module: 'lib/router/router.js', written: 'if (instrumentationResultMetaReceiver)', answer: 'if (false)' },
  ],
  'server components': [
    { module: 'lib/components.js', written: 'useIsRSCRouterContext()', answer: 'false' },
    { module: 'lib/dom/ssr/components.js', written: 'useIsRSCRouterContext()', answer: 'false' },
    { module: 'lib/hooks.js', written: 'if (this.context)', answer: 'if (false)' },
    { module: 'lib/hooks.js', written: 'static contextType = RSCRouterContext;', answer: '' },
  ],
  'transitions of views': [
    { module: 'lib/components.js', written: 'if (!viewTransitionOpts || !isViewTransitionAvailable)', answer: 'if (true)' },
    { module: 'lib/components.js', written: 'if (vtContext.isTransitioning && !vtContext.flushSync)', answer: 'if (false)' },
    { module: 'lib/components.js', written: 'if (renderDfd && pendingState && router.window)', answer: 'if (false)' },
    { module: 'lib/components.js', written: 'if (renderDfd && pendingState && state.location', answer: 'if (false && state.location' },
    { module: 'lib/components.js', written: 'if (!vtContext.isTransitioning && interruption)', answer: 'if (false)' },
  ],
  'blocking of navigations': [
    { module: 'lib/router/router.js', written: 'if (blockerKey && delta != null)', answer: 'if (false)' },
    { module: 'lib/router/router.js', written: 'if (blockerKey) {', answer: 'if (false) {' },
    { module: 'lib/router/router.js', written: 'if (blockers.size > 0 && !isUninterruptedRevalidation)', answer: 'if (false)' },
    { module: 'lib/router/router.js', written: 'if (unblockBlockerHistoryUpdate)', answer: 'if (false)' },
    { module: 'lib/router/router.js', written: 'let blockerKey = shouldBlockNavigation(', answer: 'void (' },
  ],
  'scripts and links that only a server writes': [
    { module: 'lib/dom/ssr/components.js', written: '!isStatic ? " "', answer: 'true ? " "' },
    { module: 'lib/dom/ssr/components.js', written: 'staticContext ? `', answer: 'false ? `' },
  ],
  'links that fetch before they are clicked': [
    { module: 'lib/dom/lib.js', written: 'return shouldPrefetch && !isAbsolute ?', answer: 'return false ?' },
  ],
  'loaders and actions of the browser, and pages that no server writes': [
    { module: 'lib/dom/ssr/routes.js', written: 'if (!routeModule.clientLoader) return', answer: 'if (true) return' },
    { module: 'lib/dom/ssr/routes.js', written: 'if (!routeModule.clientAction) {', answer: 'if (true) {' },
    { module: 'lib/dom/ssr/routes.js', written: 'if (isSpaMode) throw', answer: 'if (false) throw' },
    { module: 'lib/dom/ssr/routes.js', written: 'if (!route.hasClientLoader) dataRoute', answer: 'if (true) dataRoute' },
    { module: 'lib/dom/ssr/routes.js', written: 'if (!route.hasClientAction) dataRoute', answer: 'if (true) dataRoute' },
    { module: 'lib/dom/ssr/routes.js', written: 'route.hasClientLoader ? async', answer: 'false ? async' },
    { module: 'lib/dom/ssr/routes.js', written: 'route.hasClientAction ? async', answer: 'false ? async' },
    {
      module: 'lib/dom/ssr/routes.js',
      written: 'if (route.clientLoaderModule || route.clientActionModule) await',
      answer: 'if (false) await',
    },
    { module: 'lib/dom/ssr/routes.js', written: 'if (route.clientActionModule) prefetch', answer: 'if (false) prefetch' },
    { module: 'lib/dom/ssr/routes.js', written: 'if (route.clientLoaderModule) prefetch', answer: 'if (false) prefetch' },
    { module: 'lib/dom/ssr/routes.js', written: 'route.clientMiddlewareModule ? await', answer: 'false ? await' },
    { module: 'lib/dom/ssr/components.js', written: 'if (isSpaMode && !isHydrated)', answer: 'if (false)' },
    { module: 'lib/dom/ssr/single-fetch.js', written: 'if (!ssr && !foundRevalidatingServerLoader)', answer: 'if (false)' },
    { module: 'lib/dom/ssr/single-fetch.js', written: 'if (shouldAllowOptOut(m) && hasClientLoader)', answer: 'if (false)' },
    { module: 'lib/dom-export/hydrated-router.js', written: 'if (ssrInfo.context.isSpaMode)', answer: 'if (false)' },
  ],
};

/** A module of the router without what the shop does not use; throws when the router is no longer written like that. */
export function withoutUnused(module: string, code: string): string {
  return Object.entries(unused).reduce(
    (text, [feature, places]) =>
      places
        .filter((place) => place.module === module)
        .reduce((left, { written, answer }) => {
          if (!left.includes(written)) throw new Error(`${module} has no «${written}» any more: look how ${feature} is switched off now.`);
          return left.replaceAll(written, answer);
        }, text),
    code,
  );
}
