import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { trackGoal } from '../../platform/goals/goals.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { shareLinks } from './share-links.ts';

/** Shows the page to somebody: by the system's own sheet where there is one, else by links that open at the networks. */
export default function Share({ url, title }: { url: string; title: string }) {
  const { pathname: path } = useLocation();
  const announce = useAnnounce();
  const ownMenu = useRef<HTMLDetailsElement>(null);
  // What is pressed or focused elsewhere closes it.
  useEffect(() => {
    const close = ({ target }: Event) => {
      const menu = ownMenu.current;
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('focusin', close);
    };
  }, []);
  return (
    <details
      ref={ownMenu}
      className="share"
      onKeyDown={({ key, currentTarget: menu }) => {
        if (key !== 'Escape' || !menu.open) return;
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, which the keyboard clicks as well */}
      <summary
        className="list-button list-icon"
        title="Поделиться"
        onClick={(event) => {
          if (!('share' in navigator)) return;
          event.preventDefault();
          // Whoever closes the sheet has not shared, and nothing is to be said of it.
          void navigator.share({ url, title }).catch(() => undefined);
        }}
      >
        <Icon name="share" size={20} />
        <span className="visually-hidden">Поделиться</span>
      </summary>
      <ul>
        <li>
          <a href={url} onClick={(event) => copyLink(event, announce)}>
            <span>Скопировать ссылку</span>
          </a>
        </li>
        {shareLinks(url, title).map(({ goal, name, href }) => (
          <li key={goal}>
            <a href={href} target="_blank" rel="noopener noreferrer" onClick={() => trackGoal(goal, { path })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
