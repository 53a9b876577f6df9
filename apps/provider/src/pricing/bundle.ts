/** What is taken off an accessory that is bought with its product, by the promotion it was added under (ours). */
export const bundleActions = {
  /** Each accessory of the bundle by itself. */
  bundle: { id: 1301, percent: 10 },
  /** While all accessories of the bundle are taken. */
  combo: { id: 1302, percent: 15 },
  /** Nothing: the goods are paid over the longest instalment without overpayment (spec 2 §9). */
  instalments: { id: 1303, percent: 0, months: 36 },
} as const;

/** A line as far as its bundle is concerned. */
export interface BundleLine {
  actionId: number | null;
  /** Whether it is one of the accessories that its parent's product is sold with as a bundle. */
  isOfBundle: boolean;
}

interface ParentLine {
  /** How many accessories the bundle of its product has. */
  bundleSize: number;
  /** What lies under it in the same order. */
  children: readonly BundleLine[];
}

/** Percent off a piece of a line, as long as there is one of the product itself for it. */
export function percentOff(line: BundleLine, parent: ParentLine | undefined): number {
  if (parent === undefined || !line.isOfBundle) return 0;
  const { bundle, combo } = bundleActions;
  if (line.actionId === bundle.id) return bundle.percent;
  if (line.actionId !== combo.id) return 0;
  const together = parent.children.filter(({ actionId, isOfBundle }) => isOfBundle && actionId === combo.id);
  return together.length >= parent.bundleSize ? combo.percent : 0;
}
