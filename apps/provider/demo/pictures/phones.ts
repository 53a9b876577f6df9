import { backs, type PhoneBack } from './phone-backs.ts';

/** What the screen side has for its camera: a hole, a lying island, a notch, a drop at the edge, or room above and a button below. */
type Front = 'hole' | 'island' | 'notch' | 'drop' | 'button';

/** How a known phone is told from others: what stands on its back, and what is cut into its screen. */
export interface PhoneLook extends PhoneBack {
  front: Front;
}

/** By the name of the model; the first that fits, so the longer names stand before the shorter ones, and those of a whole family last. */
const looksByModel: readonly (readonly [RegExp, keyof typeof backs, Front])[] = [
  [/iPhone 17 Pro/, 'plateau', 'island'],
  [/iPhone (?:14|15|16) Pro/, 'squareTriangle', 'island'],
  [/iPhone (?:11|12|13) Pro/, 'squareTriangle', 'notch'],
  [/iPhone Air/, 'shelf', 'island'],
  [/iPhone SE/, 'single', 'button'],
  [/iPhone (?:16e|XR)/, 'single', 'notch'],
  [/iPhone (?:16|17)/, 'pillOfTwo', 'island'],
  [/iPhone X/, 'pillOfTwo', 'notch'],
  [/iPhone (?:11|12)/, 'squareUpright', 'notch'],
  [/iPhone (?:13|14)/, 'squareDiagonal', 'notch'],
  [/iPhone/, 'squareDiagonal', 'island'],

  [/Galaxy Z Flip/, 'flip', 'hole'],
  [/Galaxy Z Fold/, 'pillOfThree', 'hole'],
  [/Galaxy S26 Ultra/, 'pillAndFourth', 'hole'],
  [/Galaxy S\d+ Ultra/, 'four', 'hole'],
  [/Galaxy S25 Edge/, 'pillOfTwo', 'hole'],
  [/Galaxy S26/, 'pillOfThree', 'hole'],
  [/Galaxy S/, 'three', 'hole'],
  [/Galaxy A0\d/, 'pair', 'drop'],
  [/Galaxy A(?:15|16|24|25)(?!\d)/, 'three', 'drop'],
  [/Galaxy A(?:17|26)(?!\d)/, 'pillOfThree', 'drop'],
  [/Galaxy A(?:33|34|35|53|54|55)(?!\d)/, 'three', 'hole'],
  [/Galaxy A/, 'pillOfThree', 'hole'],

  [/Pixel 9a/, 'lyingPair', 'hole'],
  [/Pixel (?:\d+ Pro|10(?!a))/, 'barOfThree', 'hole'],
  [/Pixel/, 'barOfTwo', 'hole'],

  [/Nothing Phone \(3a\) Pro/, 'discOfThree', 'hole'],
  [/Nothing Phone \(2a\)/, 'lyingPairInMiddle', 'hole'],
  [/Nothing Phone \([12]\)/, 'pair', 'hole'],
  [/Nothing Phone/, 'lyingInMiddle', 'hole'],

  [/Redmi Note 14 Pro|POCO X7(?! Pro)/, 'squareInMiddle', 'hole'],
  [/Redmi Note/, 'squareCorner', 'hole'],
  [/Redmi (?:14C|A3)|POCO C75/, 'discOfTwo', 'drop'],
  [/Redmi (?:\d+C|A\d)/, 'squareOfTwo', 'drop'],
  [/Redmi/, 'squareOfTwo', 'hole'],
  [/Xiaomi \d+ Ultra/, 'discOfFour', 'hole'],
  [/Xiaomi \d+/, 'squareCorner', 'hole'],
  [/POCO F7 Pro/, 'discOfTwoAtSide', 'hole'],
  [/POCO/, 'pillOfTwo', 'hole'],

  [/Pura/, 'wedge', 'hole'],
  [/HUAWEI P60/, 'upright', 'hole'],
  [/HONOR Magic\d/, 'discOfThree', 'island'],
  [/HONOR X9c/, 'discOfTwo', 'hole'],
  [/HONOR X/, 'discOfThree', 'hole'],
  [/HONOR \d+ Pro/, 'ovalOfThree', 'island'],
  [/HONOR/, 'oval', 'hole'],

  [/realme GT ?7/, 'squareCorner', 'hole'],
  [/realme 1[2-4] Pro/, 'discOfThree', 'hole'],
  [/realme C75/, 'uprightOfTwo', 'hole'],
  [/realme/, 'upright', 'hole'],
  [/OnePlus 1[1-3]/, 'discAtSide', 'hole'],
  [/OPPO Find X(?:7 Ultra|8 Pro)/, 'discOfFour', 'hole'],
  [/OPPO Find X8|vivo X(?:100|200)/, 'discOfThree', 'hole'],
  [/[Mm]otorola [Rr]azr/, 'flip', 'hole'],
  [/[Mm]otorola [Ee]dge/, 'squareCorner', 'hole'],
  [/Infinix Note/, 'squareDiagonal', 'hole'],
  [/Infinix/, 'uprightPair', 'hole'],
  [/TECNO/, 'uprightOval', 'hole'],
];

/** What the best-known phones look like; undefined for any other, which is drawn by chance. */
export function phoneLook(name: string): PhoneLook | undefined {
  const [, back, front] = looksByModel.find(([model]) => model.test(name)) ?? [];
  return back === undefined || front === undefined ? undefined : { ...backs[back], front };
}

/** How much of the back is seen beside the front that stands before it, in widths of the phone: whatever its cameras need. */
export const visibleBackShare = (look: PhoneLook | undefined): number =>
  Math.max(0.58, ...(look?.lenses ?? []).map(([x, , r]) => x + r + 0.03));
