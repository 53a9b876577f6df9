import type { OrderFieldsFragment } from './generated/graphql.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string | number): string => String(value).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** «19 990 ₽»; the gateway counts in kopecks. */
const sumText = ({ amount, currency }: OrderFieldsFragment['totalSum']): string =>
  (amount / 100).toLocaleString('ru', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });

/** Today's orders by store. */
export function tables(orders: readonly OrderFieldsFragment[]): string {
  const stores = Map.groupBy(orders, ({ store }) => store?.name ?? 'Доставка');
  if (stores.size === 0) return '<p>Сегодня заказов ещё нет.</p>';
  return [...stores].map(([name, of]) => `<h2>${text(name)}: ${of.length}</h2><table>${of.map(row).join('')}</table>`).join('');
}

function row({ id, insertedAt, statusName, paymentStatusName, totalSum, contactName, mobilePhone }: OrderFieldsFragment): string {
  const time = new Date(insertedAt).toLocaleTimeString('ru', { timeZone: 'Europe/Moscow', timeStyle: 'short' });
  const cells = [id, time, statusName, paymentStatusName, sumText(totalSum), contactName, mobilePhone];
  return `<tr>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`;
}

/** The page, which puts in whatever it is sent. */
export const page = (orders: readonly OrderFieldsFragment[]): string => `<!doctype html>
<html lang="ru"><meta charset="utf-8"><title>Заказы сегодня</title>
<style>body { font: 1rem system-ui; margin: 2rem } td { padding: 0.25rem 1rem 0.25rem 0 }</style>
<h1>Заказы сегодня</h1><main>${tables(orders)}</main>
<script>new EventSource('/changes').onmessage = ({ data }) => { document.querySelector('main').innerHTML = JSON.parse(data) }</script>
</html>`;
