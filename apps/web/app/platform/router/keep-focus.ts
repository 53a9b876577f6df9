/**
 * When what had the focus goes away (a line of the basket, a mark of a filter), the focus goes to
 * what stands in its place, and not to the beginning of the page. Listens from the moment it is loaded, which is when something takes the focus first.
 */

const focusable = ':is(a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]):not(:disabled)';
/** So near, anything will do that stands there now; further away only what is of the same kind. */
const near = 3;

interface Place {
  around: Element;
  ofKind: number;
  ofAll: number;
}

let last: { element: Element; kind: string; path: string; places: Place[] } | null = null;

/** What a control does, as a selector: a field is known by its name, a button by what it sends. */
function kindOf(element: Element): string {
  const name = element.getAttribute('name');
  const value = element instanceof HTMLButtonElement ? `[value="${CSS.escape(element.value)}"]` : '';
  return `${element.localName}${name === null ? '' : `[name="${CSS.escape(name)}"]${value}`}:not(:disabled)`;
}

function placesOf(element: Element, kind: string): Place[] {
  const places: Place[] = [];
  for (let around = element.parentElement; around !== null && around.id !== 'mainContent'; around = around.parentElement) {
    const at = (selector: string) => [...(around?.querySelectorAll(selector) ?? [])].indexOf(element);
    places.push({ around, ofKind: at(kind), ofAll: at(focusable) });
  }
  return places;
}

function inPlaceOf({ kind, places }: NonNullable<typeof last>): HTMLElement | null {
  for (const [distance, { around, ofKind, ofAll }] of places.entries()) {
    if (!around.isConnected) continue;
    const find = (selector: string, place: number) => [...around.querySelectorAll<HTMLElement>(selector)].slice(0, place + 1).at(-1);
    const focusTarget = find(kind, ofKind) ?? (distance < near ? find(focusable, ofAll) : undefined);
    if (focusTarget !== undefined) return focusTarget;
  }
  return document.getElementById('mainContent');
}

function note(target: EventTarget | null): void {
  last = null;
  if (!(target instanceof Element) || target.closest('#mainContent') === null) return;
  const kind = kindOf(target);
  last = { element: target, kind, path: location.pathname, places: placesOf(target, kind) };
}

document.addEventListener('focusin', ({ target }) => note(target));
note(document.activeElement);

new MutationObserver(() => {
  const { activeElement } = document;
  if (last === null || (last.element.isConnected && !last.element.matches(':disabled'))) return;
  if (activeElement !== null && activeElement !== document.body && activeElement !== last.element) return;
  const lost = last;
  last = null;
  // Another page begins at its beginning.
  if (lost.path === location.pathname) inPlaceOf(lost)?.focus();
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });

export {};
