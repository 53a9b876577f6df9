/** Words by which a foreign catalogue names kinds of goods; the first that stands in a name or category decides. */
export const kindPatterns: readonly (readonly [RegExp, string])[] = [
  [/\b(toner|cartridge|ink|paper|kit|spare|adapter|bag|cover)\b/i, 'parcel'],
  [/\b(smartphone|mobile phone)\b|смартфон/i, 'phone'],
  [/\btablet\b|планшет/i, 'tablet'],
  [/\b(notebook|laptop|chromebook|netbook|ultrabook)\b|ноутбук/i, 'laptop'],
  [/\b(monitor|public display|signage)\b|монитор/i, 'monitor'],
  [/\b(tv|television)\b|телевизор/i, 'tv'],
  [/\b(printer|multifunctional|laserjet|deskjet)\b|принтер|мфу/i, 'printer'],
  [/\bkeyboard\b|клавиатура/i, 'keyboard'],
  [/\b(mouse|mice)\b|мышь/i, 'mouse'],
  [/\b(router|access point|gateway)\b|роутер/i, 'router'],
  [/\b(graphics card|geforce|radeon)\b|видеокарта/i, 'graphics-card'],
  [/\b(motherboard|desktop board)\b|материнская/i, 'motherboard'],
  [/\b(processor|cpu)\b|процессор/i, 'processor'],
  [/\b(ssd|solid state|internal hard drive|hdd)\b/i, 'ssd'],
  [/\bpower supply\b|блок питания/i, 'power-supply'],
  [/\b(pc|workstation|server|desktop)\b|системный блок/i, 'desktop'],
  [/\bprojector\b|проектор/i, 'projector'],
  [/\bsoundbar\b|саундбар/i, 'soundbar'],
  [/\b(headphones?|headset)\b|наушники/i, 'headphones'],
  [/\b(speaker|loudspeaker)\b|колонка/i, 'portable-speaker'],
  [/\b(fridge|refrigerator)\b|холодильник/i, 'fridge'],
  [/\bfreezer\b|морозильник/i, 'freezer'],
  [/\bdishwasher\b|посудомоечная/i, 'dishwasher'],
  [/\b(washing machine|washer)\b|стиральная/i, 'washing-machine'],
  [/\bcoffee (maker|machine)\b|кофемашина/i, 'coffee-machine'],
  [/\bkettle\b|чайник/i, 'kettle'],
  [/\bmicrowave\b|микроволновая/i, 'microwave'],
  [/\boven\b|духовой/i, 'oven'],
  [/\bvacuum\b|пылесос/i, 'vacuum'],
  [/\biron\b|утюг/i, 'iron'],
  [/\b(digital camera|slr)\b|фотоаппарат/i, 'camera'],
  [/\bcable\b|кабель/i, 'cable'],
  [/\b(flash card|memory card|microsd)\b|карта памяти/i, 'memory-card'],
  [/\b(charger|charging)\b|зарядное/i, 'charger'],
  [/\b(license|software|antivirus)\b|программа/i, 'software-box'],
];

/** What an imported product is, by its category first, then by its name. */
export function guessKind(category: string, name: string): string {
  const match = kindPatterns.find(([pattern]) => pattern.test(category)) ?? kindPatterns.find(([pattern]) => pattern.test(name));
  return match?.[1] ?? 'parcel';
}
