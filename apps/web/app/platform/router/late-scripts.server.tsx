/**
 * Runs in the page at once and starts its scripts late: in an idle moment after everything else has been loaded, or at the first pointer, key
 * or touch. Until then forms and links are the browser's. What the router has written stands in `noscript`, where nothing of it is fetched;
 * only the script that receives streamed data can't wait.
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
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown'];
  const start = (sign) => {
    // A browser tells of a pointer that rests where the page has come.
    if (sign?.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0) return;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const part of parts.splice(0)) if (!isEarly(part)) run(part);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  for (const part of parts) if (isEarly(part)) run(part);
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(() => start(), 200);
  });
})();`;

export const Starter = ({ nonce }: { nonce: string }) => <script nonce={nonce}>{starter}</script>;
