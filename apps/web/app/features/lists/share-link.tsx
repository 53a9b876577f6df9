import { Link } from 'react-router';
import { useAnnounce } from '../../ui/announcer.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { Icon } from '../../ui/icon.tsx';

/** Leads to a list as anybody sees it; a script offers the system's own sheet, or copies the link. */
export function ShareLink({ to, title }: { to: string; title: string }) {
  const announce = useAnnounce();
  return (
    <Link
      to={to}
      className="button button-secondary print:hidden"
      onClick={(event) => {
        if (navigator.share === undefined) return copyLink(event, announce);
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigator.share({ title, url: event.currentTarget.href }).catch(() => undefined);
      }}
    >
      <Icon name="share" size={18} />
      <span>Поделиться</span>
    </Link>
  );
}
