import type { Drawing } from '../kit/index.ts';
import type { Kind } from '../subject.ts';
import { actionCamera } from './action-camera.ts';
import { airConditioner } from './air-conditioner.ts';
import { airFryer } from './air-fryer.ts';
import { allInOne } from './all-in-one.ts';
import { blender } from './blender.ts';
import { builtInDishwasher } from './built-in-dishwasher.ts';
import { cable } from './cable.ts';
import { camera } from './camera.ts';
import { charger } from './charger.ts';
import { coffeeMachine } from './coffee-machine.ts';
import { computerCase } from './computer-case.ts';
import { console } from './console.ts';
import { cooker } from './cooker.ts';
import { desktop } from './desktop.ts';
import { dishwasher } from './dishwasher.ts';
import { drone } from './drone.ts';
import { dryer } from './dryer.ts';
import { eReader } from './e-reader.ts';
import { earbuds } from './earbuds.ts';
import { fan } from './fan.ts';
import { featurePhone } from './feature-phone.ts';
import { fitnessBand } from './fitness-band.ts';
import { freezer } from './freezer.ts';
import { fridge } from './fridge.ts';
import { gameKey } from './game-key.ts';
import { gamepad } from './gamepad.ts';
import { garmentSteamer } from './garment-steamer.ts';
import { giftCard } from './gift-card.ts';
import { graphicsCard } from './graphics-card.ts';
import { hairDryer } from './hair-dryer.ts';
import { headphones } from './headphones.ts';
import { heater } from './heater.ts';
import { hob } from './hob.ts';
import { hood } from './hood.ts';
import { humidifier } from './humidifier.ts';
import { iron } from './iron.ts';
import { kettle } from './kettle.ts';
import { keyboard } from './keyboard.ts';
import { laptop } from './laptop.ts';
import { laundryAccessory } from './laundry-accessory.ts';
import { mediaPlayer } from './media-player.ts';
import { memoryCard } from './memory-card.ts';
import { memoryModule } from './memory-module.ts';
import { microwave } from './microwave.ts';
import { monitor } from './monitor.ts';
import { motherboard } from './motherboard.ts';
import { mouse } from './mouse.ts';
import { multicooker } from './multicooker.ts';
import { nas } from './nas.ts';
import { oven } from './oven.ts';
import { parcel } from './parcel.ts';
import { phone } from './phone.ts';
import { phoneCase } from './phone-case.ts';
import { portableSpeaker } from './portable-speaker.ts';
import { powerBank } from './power-bank.ts';
import { powerSupply } from './power-supply.ts';
import { printer } from './printer.ts';
import { processor } from './processor.ts';
import { projector } from './projector.ts';
import { robotVacuum } from './robot-vacuum.ts';
import { router } from './router.ts';
import { scales } from './scales.ts';
import { securityCamera } from './security-camera.ts';
import { shaver } from './shaver.ts';
import { smartBulb } from './smart-bulb.ts';
import { smartHub } from './smart-hub.ts';
import { smartPlug } from './smart-plug.ts';
import { smartSpeaker } from './smart-speaker.ts';
import { smartWatch } from './smart-watch.ts';
import { softwareBox } from './software-box.ts';
import { soundbar } from './soundbar.ts';
import { ssd } from './ssd.ts';
import { stickVacuum } from './stick-vacuum.ts';
import { subscription } from './subscription.ts';
import { tablet } from './tablet.ts';
import { toaster } from './toaster.ts';
import { toothbrush } from './toothbrush.ts';
import { tripod } from './tripod.ts';
import { turntable } from './turntable.ts';
import { tv } from './tv.ts';
import { vacuum } from './vacuum.ts';
import { vrHeadset } from './vr-headset.ts';
import { washingMachine } from './washing-machine.ts';
import { waterHeater } from './water-heater.ts';
import { webcam } from './webcam.ts';

/** Every kind and its drawing. */
export const drawings: Readonly<Record<Kind, Drawing>> = {
  phone,
  'feature-phone': featurePhone,
  tablet,
  'e-reader': eReader,
  'smart-watch': smartWatch,
  'fitness-band': fitnessBand,
  laptop,
  desktop,
  'all-in-one': allInOne,
  monitor,
  printer,
  keyboard,
  mouse,
  webcam,
  router,
  nas,
  'computer-case': computerCase,
  'graphics-card': graphicsCard,
  processor,
  motherboard,
  'memory-module': memoryModule,
  ssd,
  'power-supply': powerSupply,
  tv,
  projector,
  soundbar,
  'media-player': mediaPlayer,
  earbuds,
  headphones,
  'portable-speaker': portableSpeaker,
  'smart-speaker': smartSpeaker,
  turntable,
  fridge,
  freezer,
  cooker,
  dishwasher,
  'built-in-dishwasher': builtInDishwasher,
  oven,
  hob,
  hood,
  'washing-machine': washingMachine,
  dryer,
  'water-heater': waterHeater,
  kettle,
  microwave,
  'coffee-machine': coffeeMachine,
  multicooker,
  blender,
  toaster,
  'air-fryer': airFryer,
  'stick-vacuum': stickVacuum,
  vacuum,
  'robot-vacuum': robotVacuum,
  iron,
  'garment-steamer': garmentSteamer,
  'air-conditioner': airConditioner,
  heater,
  humidifier,
  fan,
  'hair-dryer': hairDryer,
  shaver,
  toothbrush,
  scales,
  console,
  gamepad,
  'vr-headset': vrHeadset,
  camera,
  'action-camera': actionCamera,
  drone,
  tripod,
  'smart-bulb': smartBulb,
  'security-camera': securityCamera,
  'smart-plug': smartPlug,
  'smart-hub': smartHub,
  'phone-case': phoneCase,
  'power-bank': powerBank,
  charger,
  cable,
  'memory-card': memoryCard,
  'laundry-accessory': laundryAccessory,
  'gift-card': giftCard,
  'software-box': softwareBox,
  'game-key': gameKey,
  subscription,
  parcel,
};
