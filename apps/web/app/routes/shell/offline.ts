import styles from '../../app.css?url';
import { shop } from '../../platform/company.ts';

/** What is shown instead of a page that cannot be reached without a connection: nobody's own, so a browser may keep it. */
export function loader(): Response {
  const html = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Нет связи — ${shop.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
</head>
<body>
<main class="container-shop py-10">
<p class="mb-6 text-18 font-bold">${shop.name}</p>
<h1 class="mb-2 text-28">Нет связи с интернетом</h1>
<p class="mb-6 max-w-[40rem]">Проверьте подключение. Товары в корзине и незаконченный заказ на месте: продолжите, когда связь вернётся.</p>
<p class="mb-6"><a class="button button-primary" href="">Попробовать ещё раз</a></p>
<p class="text-ink-soft">Заказать можно и по телефону, ${shop.hours}:</p>
<p><a class="link link-alone" href="${shop.phoneHref}">${shop.phone.replaceAll(' ', '&nbsp;')}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
}
