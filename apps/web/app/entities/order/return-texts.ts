import { returnTerms } from '@vitrina/services/rules/returns.ts';

const { changedMind, defect } = returnTerms;

/** What the shop promises of returns, wherever it says so. */
export const changedMindText = `Передумали — верните покупку в течение ${changedMind.text} после получения: исправную, с комплектом, лучше в упаковке.`;
export const defectText = `Нашли недостаток — в первые ${defect.text} технику обменяем или вернём деньги, позже отремонтируем по гарантии.`;
export const moneyBackText = 'Деньги придут тем же способом, каким вы платили, не позже чем через десять дней.';
