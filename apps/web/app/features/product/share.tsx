import { useLocation } from 'react-router';
import { trackGoal } from '../../platform/goals/goals.ts';
import type { ShareLink } from './share-links.ts';

/** Shows the page to somebody: by the system's own sheet where there is one, else by links that open at the networks. */
export function Share({ url, title, links }: { url: string; title: string; links: readonly ShareLink[] }) {
  const { pathname: path } = useLocation();
  return (
    <details className="share">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, which the keyboard clicks as well */}
      <summary
        className="link link-alone"
        onClick={(event) => {
          if (!('share' in navigator)) return;
          event.preventDefault();
          // Whoever closes the sheet has not shared, and nothing is to be said of it.
          void navigator.share({ url, title }).catch(() => undefined);
        }}
      >
        Поделиться
      </summary>
      <ul className="chips mt-2">
        {links.map(({ goal, name, href }) => (
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
