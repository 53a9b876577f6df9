import { type MouseEvent, useEffect, useState } from 'react';
import { useAnnounce } from './announcer.tsx';

export const copiedText = 'Ссылка скопирована';
/** Milliseconds for which something says that it is copied. */
const copiedTime = 3000;

/** Copies a text, and announces it; `isCopied` for a while, until `of` is another. */
export function useCopy(of: string, announcement: string) {
  const announce = useAnnounce();
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), copiedTime);
    return () => clearTimeout(timer);
  }, [copied]);

  /** `otherwise` where the browser cannot. */
  const copy = async (text: string, otherwise: () => void): Promise<boolean> => {
    try {
      // It is there in a secure context only.
      await navigator.clipboard.writeText(text);
    } catch {
      otherwise();
      return false;
    }
    setCopied(of);
    announce(announcement);
    return true;
  };
  return { isCopied: copied === of, copy };
}

/** Copies the address of a link; where the browser cannot, it is opened. */
export function useCopyLink(to: string, onCopied?: () => void) {
  const { isCopied, copy: copyText } = useCopy(to, copiedText);
  const copy = async (href: string) => {
    if (await copyText(href, () => window.location.assign(href))) onCopied?.();
  };
  /** A press that opens a tab opens it; where nothing can be copied the link leads there. */
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (navigator.clipboard === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void copy(event.currentTarget.href);
  };
  return { isCopied, copy, onClick };
}
