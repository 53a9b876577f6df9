/** Seconds after which the page, and whoever is told so by `retry-after`, asks again. */
export const retryAfter = 5;

/** Allows the page its own styles and nothing else. */
export const busyPageSecurity = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** For a browser that cannot be served now. It stands alone, without a file of the shop, and comes back by itself. */
export const busyPage = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfter}">
<title>Сейчас очень много покупателей</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center;
    font: 1rem/1.45 system-ui, sans-serif; color: light-dark(#14161c, #f2f3f6); background: light-dark(#ffffff, #14161c) }
  main { max-width: 30rem; padding: 2rem }
  h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2 }
  p { margin: 0 0 1.5rem; color: light-dark(#464c5b, #c2c7d2) }
  a { color: light-dark(#2447f9, #8ba0ff); margin-right: 1.5rem }
</style>
<main>
  <h1>Сейчас очень много покупателей</h1>
  <p>Магазин не успевает ответить всем сразу. Страница откроется сама через несколько секунд. Корзина и заказы на месте.</p>
  <p><a href="">Обновить страницу</a> <a href="/">На главную</a></p>
</main>
</html>
`;

/** The same after a form was sent: coming back by itself would lose it. */
export const busyForm = busyPage
  .replace(/<meta http-equiv="refresh".*>\n/, '')
  .replace('Страница откроется сама через несколько секунд.', 'То, что вы отправили, не принято: вернитесь назад и отправьте ещё раз.');
