/** At every third place of the selection stands a warranty, as long as there are any (spec 2 §9). */
const every = 3;

/** Accessories with warranties between them; what is left of either stands at the end. */
export function interleave<Accessory, Warranty>(
  accessories: readonly Accessory[],
  warranties: readonly Warranty[],
): (Accessory | Warranty)[] {
  const all: (Accessory | Warranty)[] = [];
  const [goods, promises] = [[...accessories], [...warranties]];
  while (goods.length > 0 || promises.length > 0) {
    const isTurn = (all.length + 1) % every === 0;
    all.push(...(isTurn ? promises : goods).splice(0, 1));
    // Nothing is left to stand between.
    if (goods.length === 0) all.push(...promises.splice(0));
    if (promises.length === 0) all.push(...goods.splice(0));
  }
  return all;
}
