import type { Drawing } from '../kit/index.ts';
import type { Kind } from '../subject.ts';
import { eReader } from './e-reader.ts';
import { featurePhone } from './feature-phone.ts';
import { fitnessBand } from './fitness-band.ts';
import { phone } from './phone.ts';
import { smartWatch } from './smart-watch.ts';
import { tablet } from './tablet.ts';
import { laptop } from './laptop.ts';
import { desktop } from './desktop.ts';
import { allInOne } from './all-in-one.ts';
import { monitor } from './monitor.ts';
import { printer } from './printer.ts';
import { keyboard } from './keyboard.ts';
import { mouse } from './mouse.ts';
import { webcam } from './webcam.ts';
import { router } from './router.ts';
import { nas } from './nas.ts';
import { computerCase } from './computer-case.ts';
import { graphicsCard } from './graphics-card.ts';
import { processor } from './processor.ts';
import { motherboard } from './motherboard.ts';
import { memoryModule } from './memory-module.ts';
import { ssd } from './ssd.ts';
import { powerSupply } from './power-supply.ts';
import { tv } from './tv.ts';
import { projector } from './projector.ts';
import { soundbar } from './soundbar.ts';
import { mediaPlayer } from './media-player.ts';
import { earbuds } from './earbuds.ts';
import { headphones } from './headphones.ts';
import { portableSpeaker } from './portable-speaker.ts';
import { smartSpeaker } from './smart-speaker.ts';
import { turntable } from './turntable.ts';
import { fridge } from './fridge.ts';
import { freezer } from './freezer.ts';
import { cooker } from './cooker.ts';
import { dishwasher } from './dishwasher.ts';
import { builtInDishwasher } from './built-in-dishwasher.ts';
import { oven } from './oven.ts';
import { hob } from './hob.ts';
import { hood } from './hood.ts';
import { washingMachine } from './washing-machine.ts';
import { dryer } from './dryer.ts';
import { waterHeater } from './water-heater.ts';
import { kettle } from './kettle.ts';
import { microwave } from './microwave.ts';
import { coffeeMachine } from './coffee-machine.ts';
import { multicooker } from './multicooker.ts';
import { blender } from './blender.ts';
import { toaster } from './toaster.ts';
import { airFryer } from './air-fryer.ts';
import { stickVacuum } from './stick-vacuum.ts';
import { vacuum } from './vacuum.ts';
import { robotVacuum } from './robot-vacuum.ts';
import { iron } from './iron.ts';
import { garmentSteamer } from './garment-steamer.ts';
import { airConditioner } from './air-conditioner.ts';
import { heater } from './heater.ts';
import { humidifier } from './humidifier.ts';
import { fan } from './fan.ts';
import { hairDryer } from './hair-dryer.ts';
import { shaver } from './shaver.ts';
import { toothbrush } from './toothbrush.ts';
import { scales } from './scales.ts';
import { console } from './console.ts';
import { gamepad } from './gamepad.ts';
import { vrHeadset } from './vr-headset.ts';
import { camera } from './camera.ts';
import { actionCamera } from './action-camera.ts';
import { drone } from './drone.ts';
import { tripod } from './tripod.ts';
import { smartBulb } from './smart-bulb.ts';
import { securityCamera } from './security-camera.ts';
import { smartPlug } from './smart-plug.ts';
import { smartHub } from './smart-hub.ts';
import { phoneCase } from './phone-case.ts';
import { powerBank } from './power-bank.ts';
import { charger } from './charger.ts';
import { cable } from './cable.ts';
import { memoryCard } from './memory-card.ts';
import { giftCard } from './gift-card.ts';
import { softwareBox } from './software-box.ts';
import { gameKey } from './game-key.ts';
import { subscription } from './subscription.ts';
import { parcel } from './parcel.ts';

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
  'gift-card': giftCard,
  'software-box': softwareBox,
  'game-key': gameKey,
  subscription,
  parcel,
};
