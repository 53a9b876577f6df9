import { card, fullProduct } from '@vitrina/graphql/testing/samples.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';

const pictures = Array.from({ length: 4 }, (_, angle) => `/media/products/42/${angle}.svg`);
const names = ['Диагональ', 'Разрешение', 'Частота обновления', 'Подсветка', 'Звук', 'Разъёмы HDMI', 'Вес', 'Ширина'];

/** A card of about 1 KB on the wire. */
export const goodsCard = (id: Id) => card({ id, images: pictures });

/** One product of about 4 KB on the wire. */
export const goods = (id: Id) =>
  fullProduct({
    ...goodsCard(id),
    supplier_offers: [],
    description: 'Телевизор с матрицей, которая держит чёрный чёрным. '.repeat(6).trim(),
    specifications: ['Экран', 'Корпус'].map((group_name) => ({
      group_name,
      items: names.map((name, index) => ({ code: `a${index}`, name, value: String(55 + index), unit: 'мм', is_main: index < 3 })),
    })),
  });
