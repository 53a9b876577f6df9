import type { RouterContextProvider } from 'react-router';
import { readGoods } from '../../entities/basket/goods.ts';
import { noticeAbout } from '../../platform/session/notice.server.ts';

interface Line {
  productId: string;
  quantity: number;
  product: { name: string } | null;
}

/** Of several lines of one product all pieces count. */
function piecesOf(lines: readonly Line[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}

/** What another tab has made of the goods that an order was pressed for, thing by thing; `names` are of those that are gone. */
export function describeChanges(before: ReadonlyMap<string, number>, lines: readonly Line[], names: ReadonlyMap<string, string>): string[] {
  const now = piecesOf(lines);
  const nameOf = (id: string): string =>
    lines.find(({ productId }) => productId === id)?.product?.name ?? names.get(id) ?? `Товар №\u00a0${id}`;
  const changes = [...new Set([...now.keys(), ...before.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id) ?? 0, now.get(id) ?? 0];
    if (was === is) return [];
    if (was === 0) return [`${nameOf(id)} — теперь в корзине (${is}\u00a0шт.)`];
    return [is === 0 ? `${nameOf(id)} — больше не в корзине` : `${nameOf(id)} — было ${was}\u00a0шт., стало ${is}`];
  });
  return changes.length > 0 ? changes : ['товары те же, другие скидки — промокод, бонусы или обмен старой техники'];
}

/** The goods that an order was pressed for, in pieces; null where none was refused because another tab had changed the basket. */
export const goodsBefore = (context: Readonly<RouterContextProvider>): ReadonlyMap<string, number> | null =>
  readGoods(noticeAbout(context, 'basket-elsewhere') ?? '');
