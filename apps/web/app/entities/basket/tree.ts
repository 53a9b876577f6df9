/** Something that may belong to another of its list. */
interface Belonging {
  id: string;
  parentId: string | null;
}

export interface Branch<Item> {
  item: Item;
  /** 0 for what belongs to nothing of the list, 1 for what belongs to that, and so on. */
  depth: number;
}

/** A list in which everything follows what it belongs to. What belongs to something that is not in the list stands by itself. */
export function flattenTree<Item extends Belonging>(items: readonly Item[]): Branch<Item>[] {
  const ids = new Set(items.map(({ id }) => id));
  const below = (parent: Item, depth: number): Branch<Item>[] => [
    { item: parent, depth },
    ...items.filter(({ parentId }) => parentId === parent.id).flatMap((child) => below(child, depth + 1)),
  ];
  return items.filter(({ parentId }) => parentId === null || !ids.has(parentId)).flatMap((item) => below(item, 0));
}

/** What belongs to something of the list, however far. */
export const belongingTo = <Item extends Belonging>(items: readonly Item[], parentId: string): Item[] =>
  items.filter((item) => item.parentId === parentId).flatMap((item) => [item, ...belongingTo(items, item.id)]);
