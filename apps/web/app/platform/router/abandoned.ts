/**
 * A second click takes the place of the first one's request, which the router gives up; the part of its answer that was still being
 * read is rejected with nobody waiting for it. That is no failure of the page, and nobody is to be told of it.
 */
export function overlookAbandoned(page: Pick<EventTarget, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', (event) => {
    if (isAbandoned(Reflect.get(event, 'reason'))) event.preventDefault();
  });
}

const isAbandoned = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';
