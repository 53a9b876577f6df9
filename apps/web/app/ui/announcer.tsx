import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Tells screen readers what changed without a page of its own: the basket, an updated list. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext);
}

/** Says the title of the next screen, which a browser does only for whole pages. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const announce = useAnnounce();
  const announcedPath = useRef(pathname);
  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    announce(document.title);
  }, [pathname, announce]);
  return null;
}

/** Holds the live region; one for the whole shop. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  // A no-break space makes the same message twice in a row a change.
  const announce = useCallback((next: string) => setMessage((last) => (last === next ? `${next}\u00a0` : next)), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <p className="visually-hidden" role="status" aria-live="polite">
        {message}
      </p>
    </AnnounceContext>
  );
}
