/** The named flags (spec 2 §9) that switch something here, and what holds while nobody has said: what the shop has anyway is shown. */
const flagDefaults = {
  similar: true,
  looked_with: true,
  'deferred-price-visibility': true,
  'cstore-online-consultation': false,
  'view.sber.credit': true,
  'view.revo': true,
} as const;

export type Flag = keyof typeof flagDefaults;
export type Flags = Readonly<Partial<Record<Flag, boolean>>>;

/** What the flags say; `null` when they cannot be had. */
export function flagsOf(features: Features): Flags {
  const values = new Map(features?.map(({ key, isActive }) => [key, isActive]));
  const of = (flag: Flag): boolean => values.get(flag) ?? flagDefaults[flag];
  return {
    similar: of('similar'),
    looked_with: of('looked_with'),
    'deferred-price-visibility': of('deferred-price-visibility'),
    'cstore-online-consultation': of('cstore-online-consultation'),
    'view.sber.credit': of('view.sber.credit'),
    'view.revo': of('view.revo'),
  };
}

/** What the provider says of its features; absent where it could not say. */
export type Features = readonly { key: string; isActive: boolean }[] | null | undefined;

/** Flags of single screens (spec 2 §9): what they switch is there until somebody has said that it is off. */
type ScreenFlag = 'bundle' | 'view.actions-before-accessories' | 'nearest-distance';

export const isOn = (features: Features, flag: ScreenFlag): boolean => features?.find(({ key }) => key === flag)?.isActive !== false;
