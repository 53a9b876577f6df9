import { Link } from 'react-router';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Leads to a list as anybody sees it; a script offers the system's own sheet, or copies the link. */
export function ShareLink({ to, title }: { to: string; title: string }) {
  const announce = useAnnounce();
  return (
    <Link
      to={to}
      className="button button-secondary print:hidden"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        const url = new URL(to, window.location.href).href;
        // Either is there in a secure context only; without them the link opens what is to be shared.
        if (navigator.share !== undefined) {
          event.preventDefault();
          navigator.share({ title, url }).catch(() => undefined);
        } else if (navigator.clipboard !== undefined) {
          const label = event.currentTarget.querySelector('span');
          event.preventDefault();
          navigator.clipboard.writeText(url).then(
            () => {
              if (label !== null) label.textContent = 'Ссылка скопирована';
              announce('Ссылка скопирована');
            },
            () => window.location.assign(url),
          );
        }
      }}
    >
      <Icon name="share" size={18} />
      <span>Поделиться</span>
    </Link>
  );
}
