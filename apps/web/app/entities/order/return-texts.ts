import { returnTerms } from '@vitrina/services/rules/returns.ts';

const { changedMind, defect } = returnTerms;

/** What the shop promises of returns, wherever it says so. */
export const changedMindText = `Передумали — верните покупку в течение ${changedMind.text} после получения: исправную, с комплектом, лучше в упаковке.`;
export const defectText = `Нашли недостаток — в первые ${defect.text} вернём деньги, позже отремонтируем по гарантии. Вместо денег можно попросить обмен: позвоните нам.`;
export const moneyBackText =
  'Деньги вернём тем же способом, каким вы платили, а взятые в рассрочку или кредит — банку, не позже чем через десять дней.';
export const codesBackText = 'Цифровые коды и подарочные карты вернуть на сайте нельзя: позвоните нам, и мы поможем.';
