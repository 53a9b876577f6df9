/** «24 ноября, 15:04 по Москве»: orders of every city are kept by one clock. */
export const moscowTimeText = (instant: string): string =>
  `${new Date(instant).toLocaleString('ru-RU', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Moscow' }).replace(' в ', ', ')} по Москве`;
