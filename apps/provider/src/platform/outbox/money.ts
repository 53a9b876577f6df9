/** Kopecks, as a message says them. */
export const money = (kopecks: number): string => `${(kopecks / 100).toLocaleString('ru-RU', { maximumFractionDigits: 2 })} ₽`;
