import { Link, useLocation } from 'react-router';
import { part } from '../../entities/catalogue/part.ts';
import { trackGoal } from '../../platform/goals/goals.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import type { FrameProduct } from './load.server.ts';
import { shareLinks } from './share-links.ts';

/** Who helps to choose, and the page shown to somebody, in one row. */
export function Help({ product: { url, address, name } }: { product: FrameProduct }) {
  return (
    <div className="product-help">
      <Consultation url={url} />
      <Share url={address} title={name} />
    </div>
  );
}

/** By phone now, or in writing (the flag `cstore-online-consultation`). */
function Consultation({ url }: { url: string }) {
  const { city, flags } = useShell();
  if (!flags['cstore-online-consultation']) return null;
  return (
    <p className="text-14">
      Поможем выбрать:{' '}
      <a href={`tel:${city.phone.replace(/[^+\d]/g, '')}`} className="link">
        позвоните
      </a>{' '}
      или{' '}
      <Link to={`${url}/faq#${part}`} className="link">
        задайте вопрос
      </Link>
    </p>
  );
}

/** Shows the page to somebody: by the system's own sheet where there is one, else by links that open at the networks. */
function Share({ url, title }: { url: string; title: string }) {
  const { pathname: path } = useLocation();
  return (
    <details className="share">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, which the keyboard clicks as well */}
      <summary
        className="link link-alone text-14"
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
