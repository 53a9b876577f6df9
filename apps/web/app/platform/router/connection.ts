import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

export const noConnection = 'Нет связи с интернетом. Проверьте подключение и попробуйте ещё раз.';

/** Whether a request never reached the shop, by the words of Chrome and Firefox, then Safari; other such errors are mistakes of ours. */
export const isCutOff = (error: unknown): boolean => error instanceof TypeError && /to fetch|Load failed/.test(error.message);

/** The error of a route's result; that of an action comes with a status around it. */
const errorOf = (result: unknown): unknown => Object(result).data ?? result;

/** Shows at the foot of the page why a request failed; the next request removes it. */
export function showOfflineNotice(text: string): void {
  if (document.querySelector('.cut-off') !== null) return;
  document.body.insertAdjacentHTML('beforeend', `<p role="alert" class="cut-off">${text}</p>`);
}

/** Until the browser has a connection again. */
export const waitForConnection = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

let wasCutOff = false;

/**
 * A form that never reached the shop leaves its page as it is, with everything typed, and a line says why. The revalidation after a
 * failed form is skipped too.
 */
export const keepPageOnNetworkError: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const isRevalidation = wasCutOff;
  wasCutOff = false;
  if (!isRevalidation) document.querySelector('.cut-off')?.remove();
  const results = await next();
  const route = Object.keys(results).find((id) => isCutOff(errorOf(results[id]?.result)));
  if (route === undefined) return;
  if (request.method !== 'GET') {
    wasCutOff = true;
    showOfflineNotice(noConnection);
    return { [route]: { type: 'data', result: undefined } };
  }
  if (isRevalidation && new URL(request.url).pathname === window.location.pathname) return {};
};
