import { renderToStaticMarkup } from 'react-dom/server';
import { styles } from '../../critical-files.ts';
import { shop } from '../../platform/company.ts';
import { noSuchPage } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { logo } from './mark.tsx';

/** What is shown instead of a page that cannot be reached without a connection: nobody's own, so a browser may keep it. */
export function loader(): Response {
  return new Response(`<!doctype html>${renderToStaticMarkup(<OfflinePage />)}\n`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

/** It names nothing that is not kept with it, and has no script. */
const OfflinePage = () => (
  <html lang="ru">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`Нет связи — ${shop.name}`}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={styles} />
    </head>
    <body>
      <main className="container-shop py-4">
        <p className="mark">{logo}</p>
        <EmptyState
          drawing={noSuchPage}
          level={1}
          title="Нет связи с интернетом"
          text={
            <>
              Проверьте подключение. Товары в корзине и незаконченный заказ на месте: продолжите, когда связь вернётся. Заказать можно и по
              телефону, {shop.hours}:{' '}
              <a className="link whitespace-nowrap" href={shop.phoneHref}>
                {shop.phone}
              </a>
            </>
          }
        >
          {/* biome-ignore lint/a11y/useValidAnchor: the same address once more */}
          <a className="button button-primary" href="">
            Попробовать ещё раз
          </a>
        </EmptyState>
      </main>
    </body>
  </html>
);
