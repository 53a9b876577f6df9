declare global {
  interface Window {
    /** Made by the page itself (`late-scripts.server.tsx`), since a visitor comes before any of its scripts. */
    firstSign?: FirstSign;
  }
}

interface FirstSign extends PromiseWithResolvers<void> {
  /** Gives what repeats, for scripts that have taken over the page, what was typed and pressed before; nothing later is in it. */
  takeEarly?(): () => void;
}

/** The first that a visitor does on a page. A server waits for nobody. */
export const firstSign: FirstSign = globalThis.window?.firstSign ?? Promise.withResolvers();
if (typeof document === 'undefined') firstSign.resolve();
