/**
 * A second click takes the place of the first one's request, which the router gives up; the part of its answer that was still being
 * read is rejected with nobody waiting for it. That is no failure of the page, and nobody is to be told of it.
 */
export function ignoreAborted(page: Pick<EventTarget, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', (event) => {
    if (isAborted(Reflect.get(event, 'reason'))) event.preventDefault();
  });
}

/** The second is what Firefox says of an answer that was still being read when the page was left, as for the page of a bank. */
const isAborted = (reason: unknown): boolean => /^(AbortError: |TypeError: Error in input stream)/.test(String(reason));
