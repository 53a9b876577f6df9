interface Line {
  product_id: number;
  final_price: number;
  quantity?: number | null;
}

/**
 * What has been paid of an order in advance, by product (spec 2 §3, `prepaid_basket`): in proportion to what its pieces cost, in kopecks,
 * and to the kopeck the whole sum as far as the goods cost so much. The rest of a division is that of the last one; products of which
 * nothing is paid are left out.
 */
export function prepaidBasket(lines: readonly Line[], prepaid: number): { product_id: number; amount: number }[] {
  const costs = new Map<number, number>();
  for (const { product_id: id, final_price: price, quantity } of lines) costs.set(id, (costs.get(id) ?? 0) + price * (quantity ?? 1));
  const total = [...costs.values()].reduce((sum, cost) => sum + cost, 0);
  let rest = Math.min(prepaid, total);
  let unpaid = total;
  const amounts = [...costs].map(([product_id, cost]) => {
    const amount = unpaid === 0 ? 0 : Math.floor((rest * cost) / unpaid);
    rest -= amount;
    unpaid -= cost;
    return { product_id, amount };
  });
  return amounts.filter(({ amount }) => amount > 0);
}
