import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { smartPriceTerm } from '@vitrina/services/rules/smart-price.ts';
import { escapeHtml, page } from '../../platform/http/document.ts';
import type { SmartPrice, TakingPart } from './read.ts';
import { discountFor, type Grade, grades } from './rules.ts';

/** The page looks like the shop, which has sent the shopper here and gets them back. */
const style = `
:root{--ink:light-dark(#14161c,#f2f3f6);--soft:light-dark(#464c5b,#c2c7d2);--paper:light-dark(#fff,#14161c);--sunken:light-dark(#f3f4f7,#22262f);--line:light-dark(#868c9c,#747b8c);--accent:light-dark(#2447f9,#8ba0ff);--on:light-dark(#fff,#0d1433);--chosen:light-dark(#eaeeff,#252d4d);--wrong:light-dark(#c8102e,#ff7d8f)}
body{background:var(--paper)}main{max-width:40rem;margin:0 auto 3rem;padding:0}h1{font-size:1.75rem}h2{margin:2rem 0 .5rem;font-size:1.125rem}
.logo{display:flex;align-items:center;gap:.5rem;padding:1rem 0;color:var(--ink);font-size:1.375rem;font-weight:700;text-decoration:none}.logo img{width:2rem;height:2rem}
.about{display:grid;grid-template-columns:4rem 1fr;gap:1rem;align-items:center;margin:1rem 0;padding:1rem;background:var(--sunken);border-radius:12px}.about img{width:4rem;height:5rem;object-fit:contain;border-radius:8px}.about b{display:block}
.steps{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1.5rem 0;padding:0;list-style:none;font-size:.875rem}.steps [aria-current]{padding-bottom:.25rem;border-bottom:2px solid var(--accent);color:var(--ink);font-weight:500}
fieldset{margin:1.25rem 0 0;padding:0;border:0;min-width:0}legend,.field{padding:0;margin:0 0 .5rem;font-size:1rem;font-weight:500;color:var(--ink)}.field small{display:block;font-size:.875rem;font-weight:400;color:var(--soft)}
.grade{display:grid;grid-template-columns:auto 1fr auto;gap:0 .75rem;align-items:start;margin:0 0 .5rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:8px;font-size:1rem;color:var(--ink);cursor:pointer}
.grade:has(:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);background:var(--chosen)}.grade input{width:1.25rem;height:1.25rem;margin:.1rem 0 0;accent-color:var(--accent)}.grade b{display:block;font-weight:500}.grade small{display:block;font-size:.875rem;color:var(--soft)}.grade span+span{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.grade span+span b{font-weight:700}
.note{margin-top:1.5rem}.quiet{border-color:transparent;color:var(--accent)}ol.next{margin:0;padding-left:1.25rem;color:var(--soft)}@media(min-width:30rem){.actions{display:flex;gap:.75rem}.actions button{width:auto;padding:0 1.5rem}}`;

/** The way back, with the `tx` by which the shop finds what came of it. */
export const backTo = ({ returnUrl, tx }: SmartPrice): string => `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}tx=${tx}`;

const shopPage = (title: string, main: string): string =>
  page(title, `<a class="logo" href="/"><img src="/favicon.svg" alt="">Витрина</a>${main}`, { style });

const steps = `<ol class="steps"><li aria-current="step">1. Опишите устройство</li><li>2. Купите новое дешевле</li><li>3. Отдайте старое</li></ol>`;

const next = `<h2>Что дальше</h2><ol class="next"><li>Умная цена сразу появится на странице товара и будет действовать ${smartPriceTerm.text.replace(' ', '\u00a0')}.</li>
<li>Положите товар в корзину по этой цене и оформите заказ как обычно.</li>
<li>Отдайте старое устройство, когда будете получать новое. Сотрудник осмотрит его: если состояние другое, скидка изменится.</li></ol>`;

/** What is asked of the old device, each answer with the price that it gives; what was sent before stays chosen. */
export function formPage({ productName, returnUrl }: SmartPrice, product: TakingPart, sent = new URLSearchParams()): string {
  const choice = (grade: Grade) => {
    const { total } = discountFor(product, grade);
    const isChosen = sent.get('status') === String(grade.code);
    return `<label class="grade"><input type="radio" name="status" value="${grade.code}" required${isChosen ? ' checked' : ''}><span><b>${grade.name}</b><small>${escapeHtml(grade.about)}</small></span>
<span><b>${formatKopecks(product.price - total)}</b><small>−${formatKopecks(total)}</small></span></label>`;
  };
  const image = product.image === null ? '<span></span>' : `<img src="${escapeHtml(product.image)}" alt="" width="64" height="80">`;
  const wrong = sent.has('outcome') ? '<p class="wrong" role="alert">Выберите состояние устройства.</p>' : '';
  return shopPage(
    'Умная цена',
    `<h1>Умная цена</h1><p>Сдайте старое устройство и заплатите за новое меньше. Цена видна сразу, до покупки.</p>
<div class="about">${image}<span>${escapeHtml(productName)}<b>${formatKopecks(product.price)}</b></span></div>${steps}
<form method="post"><label class="field">Что вы сдаёте<small>Марка и модель, например iPhone 13</small><input name="device" required maxlength="100" value="${escapeHtml(sent.get('device') ?? '')}"></label>
<fieldset><legend>В каком оно состоянии</legend>${wrong}${grades.map(choice).join('')}</fieldset>
<p class="actions"><button class="main" name="outcome" value="completed">Получить умную цену</button>
<button class="quiet" name="outcome" value="declined" formnovalidate>Отказаться</button></p></form>${next}
<p class="note">Это учебная оценка: настоящее устройство никто не заберёт.</p><a href="${escapeHtml(returnUrl)}">Вернуться к товару</a>`,
  );
}

export const endedPage = (smart: SmartPrice): string =>
  shopPage(
    'Оценка завершена',
    `<h1>Оценка завершена</h1><p>Её результат — на странице товара.</p><a href="${escapeHtml(backTo(smart))}">Вернуться в магазин</a>`,
  );

export const missingPage = (): string =>
  shopPage(
    'Оценка не найдена',
    '<h1>Оценка не найдена</h1><p>Ссылка устарела или набрана с ошибкой.</p><a href="/">Вернуться в магазин</a>',
  );
