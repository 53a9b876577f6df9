import { Link, useLocation } from 'react-router';
import { part } from '../../entities/catalogue/part.ts';
import { trackGoal } from '../../platform/goals/goals.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import type { FrameProduct } from './load.server.ts';
import { shareLinks } from './share-links.ts';

/** Who helps to choose, what it is compared with, and the page shown to somebody. */
export function Help({ product: { url, address, name, comparedModel } }: { product: FrameProduct }) {
  const { flags } = useShell();
  return (
    <section aria-labelledby="product-help" className="panel extras-block">
      <h3 id="product-help" className="text-16">
        Поможем выбрать
      </h3>
      {flags['cstore-online-consultation'] ? <Consultation url={url} /> : null}
      {comparedModel?.url.startsWith('/') ? (
        <p className="text-14">
          <span className="block text-ink-faint">Часто сравнивают с</span>
          <Link to={comparedModel.url} className="link link-alone">
            {comparedModel.name}
          </Link>
        </p>
      ) : null}
      <Share url={address} title={name} />
    </section>
  );
}

/** By phone now, or in writing (the flag `cstore-online-consultation`). */
function Consultation({ url }: { url: string }) {
  const { city } = useShell();
  return (
    <p className="text-14">
      <a href={`tel:${city.phone.replace(/[^+\d]/g, '')}`} className="link link-alone">
        Позвоните
      </a>{' '}
      или{' '}
      <Link to={`${url}/faq#${part}`} className="link link-alone">
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
