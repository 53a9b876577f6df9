import type { Operation } from './operations.ts';

const titles = { card: 'Оплата картой', sbp: 'Оплата через СБП', wallet: 'Оплата в приложении', bank: 'Заявка в банк' } as const;

const style = `
:root{color-scheme:light dark;--ink:#14171f;--soft:#5b6270;--paper:#fff;--sunken:#f3f4f6;--line:#d9dce2;--accent:#2447f9;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef0f4;--soft:#a5adbb;--paper:#171a21;--sunken:#0f1116;--line:#343a46;--accent:#8ea2ff;--on:#0f1116}}
*{box-sizing:border-box}body{margin:0;background:var(--sunken);color:var(--ink);font:16px/1.45 system-ui,sans-serif}
main{width:calc(100% - 2rem);max-width:28rem;margin:2rem auto;box-sizing:border-box;padding:1.5rem;background:var(--paper);border-radius:12px}
h1{font-size:1.375rem;line-height:1.2;margin:0 0 .25rem}p{margin:0 0 1rem;color:var(--soft)}.sum{font-size:1.75rem;font-weight:700;color:var(--ink);font-variant-numeric:tabular-nums}
label{display:block;margin:0 0 .75rem;color:var(--soft);font-size:.875rem}input,select{display:block;width:100%;margin-top:.25rem;padding:.75rem;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:8px}
.pair{display:grid;grid-template-columns:1fr 1fr;align-items:end;gap:.75rem}button{display:block;width:100%;min-height:48px;margin-top:.75rem;font:inherit;font-weight:500;border-radius:8px;border:1px solid var(--line);background:var(--paper);color:var(--ink);cursor:pointer}
.main{background:var(--accent);color:var(--on);border-color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.note{padding:.75rem;background:var(--sunken);border-radius:8px;font-size:.875rem;color:var(--ink)}svg{display:block;width:11rem;margin:0 auto 1rem;background:#fff;border-radius:8px}`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Rubles with no-break spaces, kopecks only where there are any. */
function money(kopecks: number): string {
  const rubles = kopecks / 100;
  return `${rubles.toLocaleString('ru-RU', { minimumFractionDigits: Number.isInteger(rubles) ? 0 : 2 })}\u00a0₽`;
}

const fields = {
  card: `<label>Номер карты<input name="number" inputmode="numeric" autocomplete="cc-number" value="2200 0000 0000 0004" required></label>
<div class="pair"><label>Срок действия<input name="expiry" autocomplete="cc-exp" value="12/30" required></label>
<label>Код с обратной стороны<input name="code" inputmode="numeric" autocomplete="cc-csc" value="123" required></label></div>`,
  sbp: '<label>Банк<select name="bank"><option>СберБанк</option><option>Т-Банк</option><option>Альфа-Банк</option><option>ВТБ</option><option>ПСБ</option></select></label>',
  wallet: '<p class="note">В приложении откроется подтверждение платежа.</p>',
  bank: '<p class="note">Банк рассмотрит заявку сразу. «Оплатить» — заявка одобрена, «Отклонить» — банк отказал.</p>',
} as const;

/** A drawing in the manner of a QR code; what it is made of is the token, so no two look alike. */
function code(token: string): string {
  const bits = [...token].flatMap((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0').split(''));
  const side = 21;
  const corner = (x: number, y: number) => `<path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z" fill-rule="evenodd"/>`;
  const inCorner = (x: number, y: number) => (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
  const dots = Array.from({ length: side * side }, (_, index) => ({
    x: index % side,
    y: Math.floor(index / side),
    bit: bits[(index * 7) % bits.length],
  }))
    .filter(({ x, y, bit }) => bit === '1' && !inCorner(x, y))
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
    .join('');
  return `<svg viewBox="-2 -2 25 25" role="img" aria-label="QR-код платежа">${corner(0, 0)}${corner(14, 0)}${corner(0, 14)}<path d="${dots}"/></svg>`;
}

/** The payment page. It needs no JavaScript and asks nothing of any other origin. */
export function operationPage(operation: Operation): string {
  const { kind } = operation;
  return document(
    titles[kind],
    `<h1>${titles[kind]}</h1><p>${escaped(operation.description)}</p><p class="sum">${money(operation.sum)}</p>
<p class="note">Это учебный банк: деньги не списываются, настоящих данных карты не вводите.</p>
<form method="post">${kind === 'sbp' ? code(operation.token) : ''}${fields[kind]}
<button class="main" name="outcome" value="paid">Оплатить</button>
<button name="outcome" value="declined" formnovalidate>Отклонить</button>
<button name="outcome" value="cancelled" formnovalidate>Отменить</button></form>`,
  );
}

export function endedPage(operation: Operation): string {
  return document(
    'Операция завершена',
    `<h1>Операция завершена</h1><p>${escaped(operation.description)}</p><p><a href="${escaped(operation.returnUrl)}">Вернуться в магазин</a></p>`,
  );
}

export const missingPage = (): string =>
  document(
    'Операция не найдена',
    '<h1>Операция не найдена</h1><p>Ссылка устарела или набрана с ошибкой. <a href="/">Вернуться в магазин</a></p>',
  );

const document = (title: string, main: string): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title}</title><style>${style}</style></head><body><main>${main}</main></body></html>`;
