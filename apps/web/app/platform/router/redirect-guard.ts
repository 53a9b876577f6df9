import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** `/catalog/*` as an expression; `*` stands for anything. */
function expression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}

/** Whether a path may be shown without a full navigation (spec 1 §2, redirect guard). */
export function isGuarded(patterns: readonly string[] | null, path: string): boolean {
  if (patterns === null || path === '/cart/add') return false;
  return !patterns.some((pattern) => expression(pattern).test(path));
}

/** Patterns of the redirect guard, as the server wrote them into the page; null when none are configured. */
function patternsOfPage(): string[] | null {
  const patterns = document.documentElement.dataset.redirectGuard;
  return patterns === undefined ? null : patterns.split(' ');
}

/** Leads a guarded path to a full navigation and never continues (spec 1 §2). */
export const redirectGuard: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const { pathname, href } = new URL(request.url);
  if (request.method === 'GET' && pathname !== window.location.pathname && isGuarded(patternsOfPage(), pathname)) {
    window.location.assign(href);
    await new Promise<never>(() => {});
  }
  await next();
};
