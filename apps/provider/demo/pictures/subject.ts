/** The kinds of goods the shop can draw; one drawing per kind lives in `kinds/`. */
export const kinds = [
  'phone',
  'feature-phone',
  'tablet',
  'e-reader',
  'smart-watch',
  'fitness-band',
  'laptop',
  'desktop',
  'all-in-one',
  'monitor',
  'printer',
  'keyboard',
  'mouse',
  'webcam',
  'router',
  'nas',
  'graphics-card',
  'processor',
  'motherboard',
  'memory-module',
  'ssd',
  'power-supply',
  'computer-case',
  'tv',
  'projector',
  'soundbar',
  'media-player',
  'earbuds',
  'headphones',
  'portable-speaker',
  'smart-speaker',
  'turntable',
  'fridge',
  'freezer',
  'cooker',
  'dishwasher',
  'oven',
  'hob',
  'hood',
  'built-in-dishwasher',
  'washing-machine',
  'dryer',
  'water-heater',
  'kettle',
  'microwave',
  'coffee-machine',
  'multicooker',
  'blender',
  'toaster',
  'air-fryer',
  'stick-vacuum',
  'vacuum',
  'robot-vacuum',
  'iron',
  'garment-steamer',
  'air-conditioner',
  'heater',
  'humidifier',
  'fan',
  'hair-dryer',
  'shaver',
  'toothbrush',
  'scales',
  'console',
  'gamepad',
  'vr-headset',
  'camera',
  'action-camera',
  'drone',
  'tripod',
  'smart-bulb',
  'security-camera',
  'smart-plug',
  'smart-hub',
  'phone-case',
  'power-bank',
  'charger',
  'cable',
  'memory-card',
  'laundry-accessory',
  'gift-card',
  'software-box',
  'game-key',
  'subscription',
  // Goods nobody knows the kind of.
  'parcel',
] as const;

export type Kind = (typeof kinds)[number];

/** The views of one product: 0 front, 1 three-quarter or side, 2 detail or back. */
export type Angle = 0 | 1 | 2;

/**
 * What a drawing has to know of a product. Sizes are the true outer sizes in centimetres:
 * a fridge of 185 × 60 is drawn as one.
 */
export interface Subject {
  kind: Kind;
  /** The product's colour as `#rrggbb`. */
  colour: string;
  /** Centimetres; absent for goods whose size nobody looks at. */
  width?: number;
  height?: number;
  depth?: number;
  brand: string;
  /** What it is called: the best-known models look like themselves. */
  name?: string;
  /** Any integer; small details (wallpaper of a screen, foam in a cup) follow from it. */
  seed: number;
  /** The product's facts by attribute key, such as `{ burners: 4, display: true }`. */
  facts: Readonly<Record<string, string | number | boolean>>;
}
