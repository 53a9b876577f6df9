import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { trackGoal } from '../../platform/goals/goals.ts';
import { copiedText, useCopyLink } from '../../ui/copy-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { shareLinks } from './share-links.ts';

/** Shows the page to somebody: by the system's own sheet where there is one, else by links that open at the networks. */
export default function Share({ url, title }: { url: string; title: string }) {
  const { pathname: path } = useLocation();
  const ownMenu = useRef<HTMLDetailsElement>(null);
  const closeMenu = () => {
    if (!ownMenu.current?.open) return;
    ownMenu.current.open = false;
    ownMenu.current.querySelector('summary')?.focus();
  };
  const { isCopied, onClick } = useCopyLink(url, closeMenu);
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
      onKeyDown={({ key }) => {
        if (key === 'Escape') closeMenu();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, which the keyboard clicks as well */}
      <summary
        className="list-button list-icon"
        title={isCopied ? copiedText : 'Поделиться'}
        onClick={(event) => {
          if (!('share' in navigator)) return;
          event.preventDefault();
          // Whoever closes the sheet wants nothing else; what could not be shared may be copied.
          void navigator.share({ url, title }).catch(({ name }: Error) => {
            if (name !== 'AbortError' && ownMenu.current !== null) ownMenu.current.open = true;
          });
        }}
      >
        <Icon name={isCopied ? 'check' : 'share'} size={20} />
        <span className="visually-hidden">Поделиться</span>
      </summary>
      <ul>
        <li>
          <a href={url} onClick={onClick}>
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
