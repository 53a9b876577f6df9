/**
 * Every kind in every angle on one page, to look at after a change:
 *   node apps/provider/demo/pictures/contact-sheet.ts sheet.html [kind …]
 * Kinds that look different by their facts are shown in each of their shapes.
 */
import { writeFileSync } from 'node:fs';
import { angles, draw } from './draw.ts';
import { example } from './sections.ts';
import { type Angle, type Kind, kinds, type Subject } from './subject.ts';

const variantsOf = (key: string, ...values: readonly string[]): Partial<Subject>[] => values.map((value) => ({ facts: { [key]: value } }));

const shapes: Partial<Record<Kind, readonly Partial<Subject>[]>> = {
  'feature-phone': variantsOf('formFactor', 'моноблок', 'раскладушка'),
  router: [{}, { width: 11, height: 11, depth: 11 }],
  earbuds: [{}, { name: 'Sony WF-1000XM6' }, ...variantsOf('design', 'открытые')],
  mouse: variantsOf('grip', 'симметричная', 'вертикальная'),
  'action-camera': [{}, { width: 4.2, height: 14, depth: 3.4 }],
  headphones: variantsOf('purpose', 'музыка', 'игры'),
  microwave: variantsOf('mounting', 'отдельностоящая', 'встраиваемая'),
  gamepad: [{}, { width: 18, facts: { platform: 'смартфон' } }, { width: 4.2, facts: { platform: 'Nintendo' } }],
  drone: [{}, { name: 'DJI Avata 2' }],
  fridge: [
    ...variantsOf('layout', 'с нижней морозильной камерой', 'с верхней морозильной камерой'),
    { width: 91, height: 179, depth: 70, colour: '#5d6166', facts: { layout: 'Side-by-side' } },
    { width: 91, height: 182, depth: 72, colour: '#1d1e22', facts: { layout: 'многодверный', doors: 4 } },
    { width: 48, height: 86, depth: 50, facts: { layout: 'однокамерный' } },
  ],
  freezer: [...variantsOf('layout', 'шкаф'), { width: 80, height: 84, depth: 56, facts: { layout: 'ларь' } }],
  cooker: [
    { facts: { type: 'газовая', burners: 4 } },
    { colour: '#1d1e22', facts: { type: 'электрическая', burners: 4, surface: 'стеклокерамика' } },
  ],
  hob: [
    { colour: '#1d1e22', facts: { type: 'индукционная', burners: 4 } },
    { colour: '#aeb2b6', facts: { type: 'газовая', burners: 4 } },
    { colour: '#efe7d6', width: 29, facts: { type: 'газовая', burners: 2 } },
  ],
  hood: [
    { colour: '#1d1e22', facts: { type: 'наклонная' } },
    ...variantsOf('type', 'купольная', 'островная'),
    { width: 60, height: 18, depth: 28, facts: { type: 'встраиваемая' } },
  ],
  'washing-machine': [...variantsOf('loading', 'фронтальная'), { width: 40, height: 90, depth: 60, facts: { loading: 'вертикальная' } }],
  'water-heater': [
    { facts: { type: 'накопительный', shape: 'плоский' } },
    { width: 45, height: 75, depth: 46, facts: { type: 'накопительный', shape: 'круглый' } },
    { width: 20, height: 35, depth: 9, facts: { type: 'проточный' } },
  ],
  kettle: [...variantsOf('material', 'нержавеющая сталь', 'стекло'), { colour: '#b9252f', facts: { material: 'пластик' } }],
  'coffee-machine': [
    { colour: '#1d1e22', facts: { type: 'автоматическая', display: true } },
    { facts: { type: 'рожковая' } },
    { colour: '#b9252f', width: 12, height: 25, depth: 32, facts: { type: 'капсульная' } },
    { colour: '#1d1e22', width: 22, height: 34, depth: 25, facts: { type: 'капельная' } },
  ],
  blender: [
    { colour: '#1d1e22', width: 6.5, height: 40, depth: 6.5, facts: { type: 'погружной', whisk: true, chopper: true } },
    ...variantsOf('type', 'стационарный'),
  ],
  toaster: [{ facts: { slots: 2 } }, { width: 34, height: 19, depth: 31, facts: { slots: 4 } }],
  'air-fryer': [
    { colour: '#1d1e22', facts: { design: 'с выдвижной чашей' } },
    { colour: '#46484d', width: 41, height: 31, depth: 40, facts: { design: 'с двумя чашами' } },
    { width: 36, height: 36, depth: 36, facts: { design: 'мини-печь' } },
  ],
  multicooker: variantsOf('type', 'мультиварка', 'скороварка с аэрогрилем'),
  'stick-vacuum': [{ facts: { station: false } }, { colour: '#f3f4f2', facts: { station: true } }],
  'robot-vacuum': [{ facts: { station: false } }, { colour: '#1d1e22', facts: { station: true } }],
  iron: variantsOf('type', 'паровой', 'с парогенератором'),
  'garment-steamer': [{ facts: { type: 'напольный' } }, { colour: '#e9b7c0', width: 11, height: 28, depth: 14, facts: { type: 'ручной' } }],
  heater: [
    ...variantsOf('type', 'конвектор'),
    { width: 42, height: 64, depth: 24, facts: { type: 'масляный' } },
    { width: 90, height: 14, depth: 10, facts: { type: 'инфракрасный' } },
    { width: 20, height: 28, depth: 16, facts: { type: 'тепловентилятор' } },
  ],
  fan: [
    { facts: { type: 'напольный' } },
    { width: 28, height: 95, depth: 28, colour: '#1d1e22', facts: { type: 'колонный' } },
    { width: 32, height: 42, depth: 24, colour: '#b9dccb', facts: { type: 'настольный' } },
    { width: 120, height: 38, depth: 120, colour: '#6b4a36', facts: { type: 'потолочный' } },
  ],
  shaver: [...variantsOf('system', 'роторная', 'сеточная')],
  console: [
    ...variantsOf('type', 'стационарная'),
    { width: 24, height: 10.2, depth: 1.4, colour: '#1d1e22', facts: { type: 'гибридная' } },
    { width: 30, height: 12, depth: 5, colour: '#1d1e22', facts: { type: 'портативная' } },
  ],
  camera: [
    { facts: { type: 'беззеркальный' } },
    { width: 10.5, height: 6, depth: 4.2, facts: { type: 'компактный' } },
    { width: 10.5, height: 12, depth: 6.6, colour: '#a9c8e2', facts: { type: 'моментальная печать' } },
  ],
  tripod: [
    ...variantsOf('type', 'напольный штатив', 'монопод'),
    { height: 30, facts: { type: 'стабилизатор со штативом', purpose: 'для смартфона' } },
    { width: 15, height: 20, depth: 15, facts: { type: 'настольный штатив' } },
  ],
  'smart-bulb': variantsOf('shape', 'груша', 'свеча', 'рефлектор', 'филаментная'),
  'security-camera': [...variantsOf('construction', 'поворотная', 'цилиндрическая', 'купольная')],
  'smart-plug': [
    ...variantsOf('format', 'накладная', 'встраиваемая'),
    { width: 6, height: 35, depth: 4, facts: { format: 'удлинитель', sockets: 4, usbPorts: 2 } },
  ],
  'smart-hub': variantsOf('type', 'шлюз', 'панель с экраном'),
  'phone-case': [{ facts: { magnetic: true } }, { facts: { transparent: true } }, { facts: { type: 'книжка' } }],
  charger: variantsOf('type', 'сетевое', 'беспроводное', 'автомобильное'),
  cable: [
    { facts: { connectorA: 'USB-C', connectorB: 'USB-C' } },
    { colour: '#1d1e22', facts: { connectorA: 'HDMI', connectorB: 'HDMI' } },
    { facts: { connectorA: 'RJ-45', connectorB: 'RJ-45' }, colour: '#2f5fa8' },
  ],
  'memory-card': [
    { facts: { format: 'microSD', capacity: 256, adapter: true }, width: 1.1, height: 1.5 },
    { facts: { format: 'SD', capacity: 128 } },
    { facts: { format: 'CFexpress Type B', capacity: 512 } },
  ],
  'laundry-accessory': [
    { colour: '#85898f', facts: { type: 'наливной шланг' } },
    { colour: '#f3f4f2', facts: { type: 'наливной шланг', aquaStop: true } },
    { colour: '#85898f', facts: { type: 'сливной шланг' } },
    { colour: '#1d1e22', facts: { type: 'антивибрационные подставки' } },
    ...variantsOf('type', 'антивибрационный коврик', 'фильтр для воды'),
    { colour: '#f3f4f2', height: 6, facts: { type: 'соединительный элемент' } },
    { colour: '#f3f4f2', height: 4, facts: { type: 'соединительный элемент' } },
    { colour: '#f3f4f2', width: 30, height: 40, depth: 1, facts: { type: 'сетка для стирки' } },
    { colour: '#e9b7c0', width: 16, height: 18, depth: 16, facts: { type: 'сетка для стирки' } },
    { colour: '#f3f4f2', facts: { type: 'средство для чистки', material: 'порошок' } },
    { colour: '#a9c8e2', facts: { type: 'средство от накипи', material: 'раствор лимонной кислоты' } },
  ],
};

const [file, ...wanted] = process.argv.slice(2);
if (file === undefined) throw new Error('Give the file to write: contact-sheet.ts sheet.html [kind …]');
const figures = kinds
  .filter((kind) => wanted.length === 0 || wanted.includes(kind))
  .flatMap((kind) =>
    (shapes[kind] ?? [{}]).flatMap((shape, index) => {
      const views = ([0, 1, 2] satisfies Angle[]).slice(0, angles[kind]);
      return views.map((angle) => {
        const svg = draw({ ...example(kind), brand: 'Vitrina', ...shape, seed: example(kind).seed + index }, angle);
        return `<figure>${svg}<figcaption>${kind} ${angle} · ${Math.round(svg.length / 102.4) / 10} KB</figcaption></figure>`;
      });
    }),
  );
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{margin:8px;font:11px system-ui;display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:8px;background:#fff}figure{margin:0;background:#f2f3f6;border-radius:8px;text-align:center;padding-bottom:4px}svg{width:100%;display:block}</style>${figures.join('')}`,
);
