/**
 * Runs in the page at once and starts its scripts late: in an idle moment after everything else has been loaded, or at the first sign of a
 * visitor. What the router has written stands in `noscript`, where nothing of it is fetched; only the script that receives streamed data
 * can't wait. Until scripts are there forms and links are the browser's: a page that comes back after a form is scrolled to where it was
 * sent from, unless it names its own beginning. What was typed, and a button that needs scripts, they hear of when they have taken over; so
 * do they of a link that opens something in its page (`data-opens-here`), unless they take so long that the browser had better follow it.
 */
const starter = `(() => {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: document.getElementById('scripts').textContent });
  const parts = [...content.children];
  const isEarly = (part) => part.localName === 'script' && part.type !== 'module';
  const run = (part) => {
    const copy = document.createElement(part.localName);
    for (const { name, value } of part.attributes) copy.setAttribute(name, value);
    copy.textContent = part.textContent;
    document.body.append(copy);
  };
  const start = () => {
    for (const part of parts.splice(0)) if (!isEarly(part)) run(part);
  };
  const firstSign = (window.firstSign = Promise.withResolvers());
  firstSign.promise.then(start);
  const heard = new AbortController();
  const hear = ({ type, movementX, movementY }) => {
    // A browser tells of a pointer that rests where the page has come.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    firstSign.resolve();
    heard.abort();
  };
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
    addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  let pressed, changed, opener;
  let isWaiting = true;
  // Before React, which keeps from others what is pressed in a part whose code has not come.
  addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = isWaiting && target.closest?.('a[data-opens-here]');
    if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    opener = link;
    setTimeout(() => isWaiting && link.isConnected && location.assign(link.href), 3000);
  }, { capture: true });
  addEventListener('click', ({ target }) => {
    pressed = target.closest?.('button[type=button]:not([popovertarget])');
  });
  addEventListener('input', ({ target }) => {
    changed = target;
  });
  firstSign.takeEarly = () => {
    const early = { pressed, changed, focused: document.activeElement };
    return () => {
      if (early.focused !== document.body) early.focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      early.changed?.dispatchEvent(new Event('input', { bubbles: true }));
      early.pressed?.click();
      isWaiting = false;
      if (opener?.isConnected) opener.click();
    };
  };
  for (const part of parts) if (isEarly(part)) run(part);
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
  try {
    const [path, top] = JSON.parse(sessionStorage.getItem('sent-from')) ?? [];
    sessionStorage.removeItem('sent-from');
    if (path === location.pathname && location.hash === '' && !document.querySelector('[autofocus]')) scrollTo(0, top);
    addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sessionStorage.setItem('sent-from', JSON.stringify([location.pathname, scrollY]));
    });
  } catch {
    // A browser may have no storage to give.
  }
})();`;

export const Starter = ({ nonce }: { nonce: string }) => <script nonce={nonce}>{starter}</script>;
