import { type MouseEvent, useEffect, useState } from 'react';
import { useAnnounce } from './announcer.tsx';

export const copiedText = 'Ссылка скопирована';
/** Milliseconds for which a link says that it is copied. */
const copiedTime = 3000;

/** Copies the address of a link; where the browser cannot, it is opened. `isCopied` for a while, until the link leads elsewhere. */
export function useCopyLink(to: string, onCopied?: () => void) {
  const announce = useAnnounce();
  const [copiedLink, setCopiedLink] = useState<string | null>(null);
  useEffect(() => {
    if (copiedLink === null) return;
    const timer = setTimeout(() => setCopiedLink(null), copiedTime);
    return () => clearTimeout(timer);
  }, [copiedLink]);

  const copy = async (href: string) => {
    try {
      // It is there in a secure context only.
      await navigator.clipboard.writeText(href);
    } catch {
      return window.location.assign(href);
    }
    setCopiedLink(to);
    announce(copiedText);
    onCopied?.();
  };
  /** A press that opens a tab opens it; where nothing can be copied the link leads there. */
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (navigator.clipboard === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void copy(event.currentTarget.href);
  };
  return { isCopied: copiedLink === to, copy, onClick };
}
