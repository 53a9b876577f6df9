import { Link } from 'react-router';
import { copiedText, useCopyLink } from '../../ui/copy-link.ts';
import { Icon } from '../../ui/icon.tsx';

/** Leads to a list as anybody sees it; a script offers the system's own sheet, or copies the link. */
export function ShareLink({ to, title }: { to: string; title: string }) {
  const { isCopied, copy, onClick } = useCopyLink(to);
  return (
    <Link
      to={to}
      className="button button-secondary print:hidden"
      onClick={(event) => {
        if (navigator.share === undefined) return onClick(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        const { href: url } = event.currentTarget;
        // Whoever closes the sheet wants nothing else; what could not be shared is copied.
        navigator.share({ title, url }).catch(({ name }: Error) => (name === 'AbortError' ? undefined : copy(url)));
      }}
    >
      <Icon name="share" size={18} />
      <span>{isCopied ? copiedText : 'Поделиться'}</span>
    </Link>
  );
}
