/** What is known of a promotion by its place among others. */
interface Part {
  id: string;
  /** The one that it is a part of. */
  parentId: string | null;
}

/** A promotion with those that are parts of it. */
export interface Group<Promotion> {
  promotion: Promotion;
  parts: Promotion[];
}

/**
 * Promotions in their order, each with its parts (spec 2 §3, `parent_id`). A part stands by itself where what it is a part of is not among
 * them, or is a part as well: nothing that was answered is lost.
 */
export function groupPromotions<Promotion extends Part>(promotions: readonly Promotion[]): Group<Promotion>[] {
  const parentOf = ({ id, parentId }: Promotion) => promotions.find((one) => one.id === parentId && one.id !== id);
  const headOf = (promotion: Promotion): string | null => {
    const parent = parentOf(promotion);
    return parent === undefined || parentOf(parent) !== undefined ? null : parent.id;
  };
  return promotions
    .filter((promotion) => headOf(promotion) === null)
    .map((promotion) => ({ promotion, parts: promotions.filter((one) => headOf(one) === promotion.id) }));
}
