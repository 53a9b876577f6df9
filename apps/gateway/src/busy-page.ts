/** Seconds after which the page, and whoever is told so by `retry-after`, asks again. */
export const retryAfter = 5;

/** Allows the page its own styles and nothing else. */
export const busyPageSecurity = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface PageTexts {
  title: string;
  text: string;
  /** Seconds after which it comes back by itself; absent where that would lose what was sent. */
  again?: number;
}

/** For a browser that is not served now. It stands alone, without a file of the shop. */
const waitingPage = ({ title, text, again }: PageTexts): string => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${again === undefined ? '' : `<meta http-equiv="refresh" content="${again}">\n`}<title>${title}</title>
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
  <h1>${title}</h1>
  <p>${text}</p>
  <p><a href="">Обновить страницу</a> <a href="/">На главную</a></p>
</main>
</html>
`;

const busy = { title: 'Сейчас очень много покупателей', safe: 'Корзина и заказы на месте.' } as const;
const notSubmittedText = 'То, что вы отправили, не принято: вернитесь назад и отправьте ещё раз.';

/** The whole shop is busy; the page comes back by itself. */
export const busyPage = waitingPage({
  title: busy.title,
  text: `Магазин не успевает ответить всем сразу. Страница откроется сама через несколько секунд. ${busy.safe}`,
  again: retryAfter,
});

/** The same after a form was sent: coming back by itself would lose it. */
export const busyForm = waitingPage({
  title: busy.title,
  text: `Магазин не успевает ответить всем сразу. ${notSubmittedText} ${busy.safe}`,
});

const often = 'Слишком много запросов';

/** One address has asked for more than anybody reads. */
export const tooOftenPage = waitingPage({
  title: often,
  text: 'С вашего адреса открывают слишком много страниц. Подождите минуту и обновите страницу. Корзина и заказы на месте.',
});

export const tooOftenForm = waitingPage({
  title: often,
  text: `С вашего адреса отправляют слишком много форм. ${notSubmittedText.replace('ещё раз', 'ещё раз через минуту')} ${busy.safe}`,
});
