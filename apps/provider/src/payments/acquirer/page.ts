import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { escapeHtml, page } from '../../platform/http/document.ts';
import { secureCode } from './card.ts';
import { fieldsOf, type RejectedForm } from './fields.ts';
import type { Operation } from './operations.ts';

const titles = {
  card: 'Оплата картой',
  sbp: 'Оплата через СБП',
  wallet: 'Оплата в приложении',
  bank: 'Заявка в банк',
  parts: 'Оплата частями',
  business: 'СберБизнес',
} as const;

export interface Visit {
  /** Whole address of the operation's page. */
  url: string;
  now: Date;
  sent?: RejectedForm;
}

const lesson = '<p class="note">Это учебный банк: деньги не списываются, настоящих данных карты не вводите.</p>';

const head = (title: string, { description, method, sum }: Operation): string =>
  `<h1>${title}</h1><p>${escapeHtml(description)}${method === '' ? '' : ` · ${escapeHtml(method)}`}</p><p class="sum">${formatKopecks(sum)}</p>`;

const buttons = `<button class="main" name="outcome" value="paid">Оплатить</button>
<button name="outcome" value="declined" formnovalidate>Отклонить</button>
<button name="outcome" value="cancelled" formnovalidate>Отменить</button>`;

/** The payment page. It needs no JavaScript and asks nothing of any other origin. */
export function operationPage(operation: Operation, { url, now, sent }: Visit): string {
  const title = titles[operation.kind];
  const isSbp = operation.kind === 'sbp';
  const look = isSbp ? '<p><a href="">Я оплатил с телефона</a></p>' : '';
  return page(
    title,
    `${head(title, operation)}${lesson}<form method="post">${fieldsOf(operation, { url, now, sent })}${buttons}</form>${look}`,
    { isWatching: isSbp },
  );
}

/** The same on the telephone that has read the QR code. */
export const phonePage = (operation: Operation): string =>
  page('Платёж по СБП', `${head('Платёж по СБП', operation)}${lesson}<form method="post">${buttons}</form>`);

/** The telephone has done its part. */
export const phoneEndedPage = (operation: Operation): string =>
  page(
    'Готово',
    `<h1>${operation.status === 'paid' ? 'Оплачено' : 'Платёж не прошёл'}</h1><p>${escapeHtml(operation.description)}</p><p>Вернитесь на устройство, на котором оформляли заказ.</p>`,
  );

/** 3-D Secure: the bank of the card asks for the code that it has sent. */
export function securePage(operation: Operation, isWrong: boolean): string {
  const attemptsLeft = operation.codesLeft ?? 0;
  const wrong = isWrong ? `<span class="wrong" id="code-wrong">Неверный код, осталось попыток: ${attemptsLeft}</span>` : '';
  return page(
    'Подтверждение платежа',
    `${head('Подтверждение платежа', operation)}<p class="note">Банк отправил код на телефон владельца карты. В учебном банке это всегда ${secureCode}.</p>
<form method="post"><label>Код из СМС<input name="secure" inputmode="numeric" autocomplete="one-time-code" required${isWrong ? ' aria-invalid="true" aria-describedby="code-wrong"' : ''}>${wrong}</label>
<button class="main" name="outcome" value="confirmed">Подтвердить</button>
<button name="outcome" value="cancelled" formnovalidate>Отменить</button></form>`,
  );
}

export function endedPage(operation: Operation): string {
  return page(
    'Операция завершена',
    `<h1>Операция завершена</h1><p>${escapeHtml(operation.description)}</p><p><a href="${escapeHtml(operation.returnUrl)}">Вернуться в магазин</a></p>`,
  );
}

export const missingPage = (): string =>
  page(
    'Операция не найдена',
    '<h1>Операция не найдена</h1><p>Ссылка устарела или набрана с ошибкой. <a href="/">Вернуться в магазин</a></p>',
  );
