import type { Kind } from '../../pictures/subject.ts';
import { chargers, components, laundryAccessories, printers, storage, tripods } from './accessories.ts';
import { airCare, fans, waterHeaters } from './climate.ts';
import { computers, input, network } from './computers.ts';
import type { Guide } from './guide.ts';
import { cold, dishwashers, hoods, stoves, washers } from './large.ts';
import { cameras, consoles, screens, sound } from './media.ts';
import { handhelds, wearables } from './mobile.ts';
import { cleaners, hairDryers, irons, personalCare, scales } from './personal.ts';
import { blenders, heatedKitchen, liquidHeaters } from './small-kitchen.ts';
import { smartHome } from './smart-home.ts';

/** Every kind that is a thing; what is only a code has no manual. */
const guides: Readonly<Record<Kind, Guide | undefined>> = {
  phone: handhelds,
  'feature-phone': handhelds,
  tablet: handhelds,
  'e-reader': handhelds,
  'smart-watch': wearables,
  'fitness-band': wearables,
  earbuds: wearables,
  headphones: wearables,
  laptop: computers,
  desktop: computers,
  'all-in-one': computers,
  monitor: screens,
  tv: screens,
  projector: screens,
  printer: printers,
  keyboard: input,
  mouse: input,
  webcam: input,
  gamepad: input,
  router: network,
  nas: network,
  'media-player': network,
  'graphics-card': components,
  processor: components,
  motherboard: components,
  'memory-module': components,
  ssd: components,
  'power-supply': components,
  'computer-case': components,
  soundbar: sound,
  'portable-speaker': sound,
  'smart-speaker': sound,
  turntable: sound,
  fridge: cold,
  freezer: cold,
  cooker: stoves,
  oven: stoves,
  hob: stoves,
  hood: hoods,
  dishwasher: dishwashers,
  'built-in-dishwasher': dishwashers,
  'washing-machine': washers,
  dryer: washers,
  'water-heater': waterHeaters,
  kettle: liquidHeaters,
  'coffee-machine': liquidHeaters,
  microwave: heatedKitchen,
  multicooker: heatedKitchen,
  toaster: heatedKitchen,
  'air-fryer': heatedKitchen,
  blender: blenders,
  'stick-vacuum': cleaners,
  vacuum: cleaners,
  'robot-vacuum': cleaners,
  iron: irons,
  'garment-steamer': irons,
  'air-conditioner': airCare,
  humidifier: airCare,
  heater: fans,
  fan: fans,
  'hair-dryer': hairDryers,
  shaver: personalCare,
  toothbrush: personalCare,
  scales,
  console: consoles,
  'vr-headset': consoles,
  camera: cameras,
  'action-camera': cameras,
  drone: cameras,
  tripod: tripods,
  'smart-bulb': smartHome,
  'security-camera': smartHome,
  'smart-plug': smartHome,
  'smart-hub': smartHome,
  'phone-case': tripods,
  'power-bank': chargers,
  charger: chargers,
  cable: chargers,
  'memory-card': storage,
  'laundry-accessory': laundryAccessories,
  'gift-card': undefined,
  'software-box': undefined,
  'game-key': undefined,
  subscription: undefined,
  parcel: undefined,
};

/** The guide of a kind with the kind's own sentences in their places; undefined where there is nothing to explain. */
export function guideOf(kind: Kind): Guide | undefined {
  const guide = guides[kind];
  const own = guide?.of?.[kind];
  if (!guide || !own) return guide;
  const [device = '', ...rest] = guide.kit;
  return {
    ...guide,
    energy: own.energy ?? guide.energy,
    kit: [device, ...(own.kit ?? []), ...rest],
    prepare: [...guide.prepare, ...(own.prepare ?? [])],
    use: [...guide.use, ...(own.use ?? [])],
    care: [...guide.care, ...(own.care ?? [])],
    safety: [...(own.safety ?? []), ...guide.safety],
    troubleshooting: [...(own.troubleshooting ?? []), ...guide.troubleshooting],
  };
}
