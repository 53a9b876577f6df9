import type { Look } from '../kit/index.ts';

/** How a maker's goods look whatever they are: what is told of a toothbrush as of an oven. */
export interface Maker {
  /** Rings, keys and trims that are not of the body's colour. */
  accent: string;
  /** Of what is lit on displays and keys. */
  ink: string;
  /** A round bar, a flat one, one that is bowed, or a slot to reach into. */
  grip: 'bar' | 'flat' | 'arc' | 'slot';
  /** Where controls gather across the front. */
  controls: 'left' | 'middle' | 'right' | 'spread';
}

const maker = (accent: string, ink: string, grip: Maker['grip'], controls: Maker['controls']): Maker => ({ accent, ink, grip, controls });

/** One that nobody has written down looks like one of these, by its seed. */
export const makers: readonly [Look<Maker>, ...Look<Maker>[]] = [
  [/Xiaomi|Mijia|Redmi/, maker('#e8752f', '#ffffff', 'slot', 'middle')],
  [/Samsung/, maker('#3d5a9b', '#dff1ff', 'slot', 'right')],
  [/Philips/, maker('#2aa5b8', '#9fe6ff', 'arc', 'left')],
  [/Bosch/, maker('#c9ccd1', '#ffffff', 'bar', 'middle')],
  [/Polaris/, maker('#c8402f', '#ffb37a', 'bar', 'left')],
  [/Apple/, maker('#8d939c', '#ffffff', 'slot', 'middle')],
  [/Kitfort/, maker('#e0a02c', '#ffd27a', 'flat', 'right')],
  [/Electrolux/, maker('#41474f', '#ffffff', 'flat', 'spread')],
  [/LG/, maker('#a51f46', '#dff1ff', 'flat', 'middle')],
  [/Gorenje/, maker('#b4b8be', '#ffffff', 'arc', 'spread')],
  [/Haier/, maker('#2f6bb0', '#bfe0ff', 'bar', 'right')],
  [/REDMOND/, maker('#b8262c', '#ff8f7a', 'arc', 'middle')],
  [/ASUS ROG|ROG /, maker('#d0313f', '#ff6b6b', 'flat', 'right')],
  [/ASUS/, maker('#3d74b8', '#cfe6ff', 'slot', 'left')],
  [/Sony/, maker('#4a5568', '#ffffff', 'flat', 'left')],
  [/Midea/, maker('#2f86c8', '#cfe6ff', 'flat', 'right')],
  [/Weissgauff/, maker('#8a2630', '#ffffff', 'bar', 'spread')],
  [/HUAWEI/, maker('#b9383f', '#ffffff', 'slot', 'left')],
  [/Яндекс/, maker('#7a52d8', '#f6c81f', 'slot', 'left')],
  [/Indesit/, maker('#e2702a', '#ffd0a0', 'flat', 'left')],
  [/Tefal/, maker('#c8232c', '#ff9c8a', 'arc', 'right')],
  [/HONOR/, maker('#3fb0c6', '#dff6ff', 'slot', 'right')],
  [/MSI/, maker('#c22a33', '#ff8080', 'bar', 'left')],
  [/Sber/, maker('#2f9e5c', '#a8f0c4', 'slot', 'right')],
  [/Hisense/, maker('#2f9a94', '#c4fff4', 'flat', 'middle')],
  [/Candy/, maker('#3f7fd0', '#cfe6ff', 'slot', 'right')],
  [/MAUNFELD/, maker('#c9a877', '#ffe2b0', 'bar', 'right')],
  [/Hyundai/, maker('#2b4a86', '#9fc4ff', 'flat', 'spread')],
  [/BORK/, maker('#c7b08a', '#fff1d6', 'flat', 'right')],
  [/Digma|DIGMA/, maker('#57a63a', '#c4ffb0', 'bar', 'right')],
  [/Beko/, maker('#3d6ea8', '#ffffff', 'slot', 'spread')],
  [/Hotpoint/, maker('#7d2632', '#ffe0d0', 'arc', 'left')],
  [/Miele/, maker('#9a1f2b', '#ffd9a0', 'bar', 'spread')],
  [/Vitek/, maker('#d2662f', '#ffc79a', 'arc', 'spread')],
  [/GIGABYTE/, maker('#e07a2f', '#ffc08a', 'flat', 'left')],
  [/TP-Link/, maker('#38a89d', '#a8fff0', 'slot', 'middle')],
  [/JBL/, maker('#f0641e', '#ffb080', 'bar', 'middle')],
  [/Braun/, maker('#3a3d44', '#ffffff', 'bar', 'left')],
  [/Dyson/, maker('#b3367a', '#ffffff', 'slot', 'middle')],
  [/Lenovo/, maker('#c8323c', '#ffffff', 'flat', 'spread')],
  [/Logitech/, maker('#22b5d8', '#9ff0ff', 'arc', 'middle')],
  [/Razer/, maker('#46c23a', '#7dff6a', 'bar', 'spread')],
  [/Ballu/, maker('#36a0c8', '#bff0ff', 'slot', 'left')],
  [/De'Longhi/, maker('#b79a5c', '#ffe2a0', 'arc', 'right')],
  [/Panasonic/, maker('#34589a', '#dff1ff', 'bar', 'right')],
  [/Ninja/, maker('#8b9098', '#ffffff', 'flat', 'middle')],
  [/Dreame/, maker('#c09a6a', '#ffe4c0', 'slot', 'spread')],
  [/Rowenta/, maker('#a8446a', '#ffc0d8', 'arc', 'middle')],
  [/Aqara/, maker('#5b8de0', '#cfe0ff', 'slot', 'right')],
  [/Roborock/, maker('#d8434a', '#ffffff', 'slot', 'left')],
  [/ECOVACS/, maker('#3a76d8', '#cfe0ff', 'flat', 'middle')],
  [/HyperX/, maker('#d82a3a', '#ff8a94', 'arc', 'left')],
  [/Anker|Soundcore|eufy/, maker('#1ea0e0', '#bfe8ff', 'slot', 'spread')],
  [/SMEG/, maker('#d8b24a', '#fff0c0', 'arc', 'spread')],
  [/Scarlett/, maker('#c8486a', '#ffc0d0', 'bar', 'spread')],
  [/Oral-B/, maker('#2f62c0', '#cfe0ff', 'slot', 'middle')],
  [/DJI/, maker('#8a8f98', '#ffffff', 'slot', 'middle')],
  [/Withings/, maker('#3a3d44', '#9fd0ff', 'slot', 'right')],
  [/Microsoft/, maker('#2f8f3a', '#a8ffb0', 'slot', 'middle')],
];
