/** What an order of a split basket is called. */
export function orderName(key: string, position: number): string {
  if (key === 'preorder') return 'Предзаказ';
  if (key === 'digital') return 'Цифровые товары';
  if (key === 'special') return 'Подарочные карты';
  return `Заказ ${position}`;
}
