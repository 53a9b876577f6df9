import type { Kind } from '../../pictures/subject.ts';

/** What people call a thing, in all six cases. */
export interface Noun {
  gender: 'm' | 'f' | 'n' | 'pl';
  /** What stands before the endings of the cases. */
  stem: string;
  cases: readonly string[];
}

export const caseNames: readonly string[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'];

/** Endings by paradigm, in the order of `caseNames`. */
const paradigms: Readonly<Record<string, string>> = {
  m: ',а,у,,ом,е', // телефон
  mь: 'ь,я,ю,ь,ем,е', // увлажнитель
  mй: 'й,я,ю,й,ем,е',
  f: 'а,ы,е,у,ой,е', // камера
  fк: 'а,и,е,у,ой,е', // стиралка
  fь: 'ь,и,и,ь,ью,и', // вещь
  fя: 'я,и,и,ю,ей,и', // станция
  n: 'о,а,у,о,ом,е',
  pl: 'и,ов,ам,и,ами,ах', // наушники
  plы: 'ы,ов,ам,ы,ами,ах', // весы, часы
};

function noun(written: string): Noun {
  const [paradigm = 'm', stem = '', own] = written.split(' ');
  const endings = (own ?? paradigms[paradigm] ?? '').split(',');
  const gender = paradigm.startsWith('pl') ? 'pl' : paradigm.startsWith('f') ? 'f' : paradigm.startsWith('n') ? 'n' : 'm';
  return { gender, stem, cases: endings.map((ending) => (stem + ending).replaceAll('_', ' ')) };
}

/** «paradigm stem» or «paradigm stem endings»; `_` is a space. The first one is the plain word. */
const written: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  phone: ['m смартфон', 'm телефон', 'm аппарат'],
  'feature-phone': ['m телефон', 'm аппарат', 'fк звонилк'],
  tablet: ['m планшет'],
  'e-reader': ['fк читалк', 'f электронн ая_книга,ой_книги,ой_книге,ую_книгу,ой_книгой,ой_книге'],
  'smart-watch': ['plы час'],
  'fitness-band': ['m браслет'],
  laptop: ['m ноутбук', 'm ноут'],
  desktop: ['m компьютер', 'm системник', 'm комп'],
  'all-in-one': ['m моноблок'],
  monitor: ['m монитор', 'm экран'],
  printer: ['m принтер', 'n МФУ ,,,,,'],
  keyboard: ['f клавиатур'],
  mouse: ['fк мышк', 'fь мыш'],
  webcam: ['f камер', 'f веб-камер'],
  router: ['m роутер', 'm маршрутизатор'],
  nas: ['n хранилищ е,а,у,е,ем,е', 'm NAS ,,,,,'],
  'graphics-card': ['f видеокарт', 'f карт', 'fк видюх а,и,е,у,ой,е'],
  processor: ['m процессор', 'm проц', 'm кам ень,ня,ню,ень,нем,не'],
  motherboard: ['f плат', 'fк материнк'],
  'memory-module': ['fь памят', 'm комплект'],
  ssd: ['mь накопител', 'm диск', 'm SSD ,,,,,'],
  'power-supply': ['m блок', 'm блок _питания,а_питания,у_питания,_питания,ом_питания,е_питания'],
  'computer-case': ['m корпус'],
  tv: ['m телевизор', 'm телек'],
  projector: ['m проектор'],
  soundbar: ['m саундбар'],
  'media-player': ['fк приставк', 'm медиаплеер', 'fк коробочк'],
  earbuds: ['pl наушник'],
  headphones: ['pl наушник', 'plы уш и,ей,ам,и,ами,ах'],
  'portable-speaker': ['fк колонк'],
  'smart-speaker': ['fк колонк', 'fя станци'],
  turntable: ['mь проигрывател', 'fк вертушк'],
  fridge: ['m холодильник'],
  freezer: ['f морозильн ая_камера,ой_камеры,ой_камере,ую_камеру,ой_камерой,ой_камере', 'fк морозилк'],
  cooker: ['f плит'],
  dishwasher: ['fк посудомойк', 'f машин'],
  oven: ['m духов ой_шкаф,ого_шкафа,ому_шкафу,ой_шкаф,ым_шкафом,ом_шкафе', 'fк духовк'],
  hob: ['fь панел', 'f варочн ая,ой,ой,ую,ой,ой'],
  hood: ['fк вытяжк'],
  'built-in-dishwasher': ['fк посудомойк', 'f машин'],
  'washing-machine': ['f машин', 'fк стиралк', 'fк машинк'],
  dryer: ['fк сушилк', 'f машин'],
  'water-heater': ['mь водонагревател', 'm бойлер'],
  kettle: ['m чайник'],
  microwave: ['fк микроволновк', 'fь печ'],
  'coffee-machine': ['f кофемашин', 'f машин'],
  multicooker: ['fк мультиварк'],
  blender: ['m блендер'],
  toaster: ['m тостер'],
  'air-fryer': ['mь аэрогрил'],
  'stick-vacuum': ['m пылесос'],
  vacuum: ['m пылесос'],
  'robot-vacuum': ['m робот ,а,у,а,ом,е', 'm пылесос', 'm робот-пылесос ,а,у,,ом,е'],
  iron: ['m утюг'],
  'garment-steamer': ['mь отпаривател'],
  'air-conditioner': ['m кондиционер', 'mй конде'],
  heater: ['mь обогревател'],
  humidifier: ['mь увлажнител'],
  fan: ['m вентилятор'],
  'hair-dryer': ['m фен'],
  shaver: ['f бритв', 'fк электробритв а,ы,е,у,ой,е'],
  toothbrush: ['fк щётк'],
  scales: ['plы вес'],
  console: ['fк приставк', 'fь консол'],
  gamepad: ['m геймпад', 'm контроллер'],
  'vr-headset': ['m шлем'],
  camera: ['m фотоаппарат', 'f камер'],
  'action-camera': ['f камер', 'fк экшн-камер а,ы,е,у,ой,е'],
  drone: ['m дрон', 'm квадрокоптер'],
  tripod: ['m штатив'],
  'smart-bulb': ['fк лампочк', 'f ламп'],
  'security-camera': ['f камер'],
  'smart-plug': ['fк розетк'],
  'smart-hub': ['m хаб', 'm шлюз', 'm центр'],
  'phone-case': ['m чех ол,ла,лу,ол,лом,ле'],
  'power-bank': ['m пауэрбанк', 'm повербанк', 'm аккумулятор'],
  charger: ['fк зарядк', 'm адаптер'],
  cable: ['mь кабел', 'm провод'],
  'memory-card': ['f карт', 'fк флешк'],
  'gift-card': ['f карт'],
  'software-box': ['f программ', 'fя лицензи'],
  'game-key': ['f игр', 'm ключ ,а,у,,ом,е'],
  subscription: ['fк подписк'],
};

/** Words that fit any goods, for a leaf that borrows another's drawing. */
export const anything: readonly Noun[] = ['fк покупк', 'fь модел', 'fь вещ'].map(noun);

/** The words for a kind; empty where nobody has written any. */
export const nounsFor = (kind: Kind): readonly Noun[] => (written[kind] ?? []).map(noun);
