import { type Line, maxQuantityOf } from '../basket/state.ts';
import { outOfStock, type Refusal } from '../platform/refusal.ts';

/** Somebody was faster. */
export const soldOut = (line: Line): Refusal => outOfStock(`Товар «${line.name}» закончился`, maxQuantityOf(line));

/** There may be enough of it, and no more for one shopper than so many. */
export const tooMany = (line: Line): Refusal =>
  line.available < line.quantity
    ? soldOut(line)
    : outOfStock(`Товара «${line.name}» можно заказать не больше ${maxQuantityOf(line)} шт.`, maxQuantityOf(line));
