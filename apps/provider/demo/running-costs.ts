import { z } from 'zod';
import { column, type Database, json, rows } from '../src/platform/database/database.ts';
import { sql } from '../src/platform/database/sql.ts';
import type { Facts } from './catalogue-schema.ts';
import { readContent } from './content.ts';

const byClass = z.record(z.string(), z.number().positive());
const years = z.int().positive();

/** Tariffs, and by how much of each use a year is reckoned. Rubles; ids of cities are their aliases. */
const settings = readContent(
  'running-costs.json',
  z.strictObject({
    tariffs: z.array(
      z.strictObject({
        resource: z.enum(['electricity', 'water']),
        city: z.string().nullable(),
        price: z.number().positive(),
        source: z.string(),
        since: z.iso.date(),
      }),
    ),
    cold: z.strictObject({ years, classShares: byClass }),
    washing: z.strictObject({ years, kilograms: z.number(), litresPerKilogram: z.number(), classKilowattHours: byClass }),
    drying: z.strictObject({ years, kilograms: z.number() }),
    dishwashing: z.strictObject({ years, settings: z.number(), classShares: byClass }),
    cooling: z.strictObject({ years, hours: z.number(), classEfficiency: byClass }),
    humidifying: z.strictObject({ years, hours: z.number() }),
    printing: z.strictObject({ years, pages: z.number(), cartridges: z.record(z.string(), z.number().positive()) }),
    coffee: z.strictObject({
      years,
      cups: z.number(),
      portions: z.array(
        z.strictObject({
          uses: z.string(),
          name: z.string(),
          quantity: z.number().positive(),
          unit: z.string(),
          price: z.number().positive(),
        }),
      ),
    }),
  }),
);

interface Part {
  name: string;
  /** Of a year. */
  quantity: number;
  unit: string;
  resource: 'electricity' | 'water' | null;
  /** Kopecks of a unit; null of what has a tariff. */
  price: number | null;
  basis: string;
}

export interface RunningCost {
  years: number;
  parts: Part[];
}

interface UsedProduct {
  category: string;
  name: string;
  facts: Facts;
}

const electricity = (quantity: number, basis: string): Part => ({
  name: 'электричество',
  quantity: Math.round(quantity),
  unit: 'кВт·ч',
  resource: 'electricity',
  price: null,
  basis,
});
const water = (litres: number, basis: string): Part => ({
  name: 'вода',
  quantity: Math.round(litres / 100) / 10,
  unit: 'м³',
  resource: 'water',
  price: null,
  basis,
});
const supplies = (name: string, quantity: number, unit: string, price: number, basis: string): Part => ({
  name,
  quantity: Math.round(quantity * 100) / 100,
  unit,
  resource: null,
  price: price * 100,
  basis,
});

const decimal = (value: number): string => String(value).replace('.', ',');

/** What is read of a product's facts; undefined where it is of another type. */
function reader({ facts }: UsedProduct) {
  return {
    number: (key: string): number => (typeof facts[key] === 'number' ? facts[key] : Number.NaN),
    text: (key: string): string => (typeof facts[key] === 'string' ? facts[key] : ''),
    isSet: (key: string): boolean => facts[key] === true,
  };
}
type Reader = ReturnType<typeof reader>;

/**
 * A class promises a share of what the norm of these appliances takes for usual (EU regulation 1060/2010, annex VIII): litres of a freezer
 * count 2.15 times, and more where a fan drives the frost away.
 */
function coldCost({ number, text, isSet }: Reader, norm: { perLitre: number; base: number }, freezerLitres: number): RunningCost | null {
  const { years, classShares } = settings.cold;
  const share = classShares[text('energyClass')] ?? Number.NaN;
  const litres = number('volume') - freezerLitres + freezerLitres * 2.15 * (isSet('noFrost') ? 1.2 : 1);
  const basis = `Не больше этого берёт аппарат класса ${text('energyClass')} на ${decimal(number('volume'))} л, включённый круглый год.`;
  return { years, parts: [electricity(share * (norm.perLitre * litres + norm.base), basis)] };
}

function dishwashingCost({ number, text }: Reader): RunningCost {
  const { years, settings: yearly, classShares } = settings.dishwashing;
  const places = number('settings');
  const cycles = Math.round(yearly / places);
  // What is usual in 280 cycles of a year (EU regulation 1059/2010, annex VII).
  const usual = places >= 10 && number('width') > 50 ? 7 * places + 378 : 25.2 * places + 126;
  const perCycle = (usual * (classShares[text('energyClass')] ?? Number.NaN)) / 280;
  const times = `${cycles} циклов в год по ${places} комплектов`;
  return {
    years,
    parts: [
      electricity(perCycle * cycles, `${times}, каждый по норме класса ${text('energyClass')}.`),
      water(number('water') * cycles, `${times}, по ${decimal(number('water'))} л.`),
    ],
  };
}

function washingCost({ text }: Reader): RunningCost {
  const { years, kilograms, litresPerKilogram, classKilowattHours } = settings.washing;
  const energyClass = text('energyClass');
  const perKilogram = classKilowattHours[energyClass] ?? Number.NaN;
  const laundry = `${kilograms} кг белья в год`;
  return {
    years,
    parts: [
      electricity(perKilogram * kilograms, `${laundry}, по норме класса ${energyClass}: ${decimal(perKilogram)} кВт·ч на кг. Без сушки.`),
      water(litresPerKilogram * kilograms, `${laundry}, в среднем ${litresPerKilogram} л на кг.`),
    ],
  };
}

function coffeeCost({ text }: Reader): RunningCost | null {
  const { years, cups, portions } = settings.coffee;
  const portion = portions.find(({ uses }) => text('coffee').startsWith(uses));
  if (portion === undefined) return null;
  const { name, quantity, unit, price } = portion;
  const basis = `${cups} чашек в год по ${decimal(unit === 'кг' ? quantity * 1000 : quantity)} ${unit === 'кг' ? 'г' : unit}`;
  return { years, parts: [supplies(name, quantity * cups, unit, price, `${basis}, цена за ${unit === 'кг' ? 'кг' : 'капсулу'} средняя.`)] };
}

function printingCost({ number }: Reader, name: string): RunningCost | null {
  const { years, pages, cartridges } = settings.printing;
  const price = Object.entries(cartridges).find(([model]) => name.includes(model))?.[1];
  if (price === undefined) return null;
  const perCartridge = number('yield');
  const basis = `${pages} чёрно-белых страниц в год, одной заправки хватает на ${perCartridge}.`;
  return { years, parts: [supplies('чёрный картридж или чернила', pages / perCartridge, 'шт.', price, basis)] };
}

/** What using a product costs, by its category and its facts; null of what takes too little, or where a fact is missing. */
export function runningCostOf(product: UsedProduct): RunningCost | null {
  const facts = reader(product);
  const cost = costByCategory(product, facts);
  return cost?.parts.every(({ quantity }) => quantity > 0) ? cost : null;
}

function costByCategory({ category, name }: UsedProduct, facts: Reader): RunningCost | null {
  const { number, text } = facts;
  switch (category) {
    case 'refrigerators':
      return coldCost(facts, { perLitre: 0.777, base: 303 }, number('freezerVolume'));
    case 'freezers':
      return coldCost(facts, text('layout') === 'ларь' ? { perLitre: 0.472, base: 286 } : { perLitre: 0.539, base: 315 }, number('volume'));
    case 'washing-machines':
      return washingCost(facts);
    case 'dryers': {
      const { years, kilograms } = settings.drying;
      const basis = `${kilograms} кг белья в год, ${decimal(number('energy'))} кВт·ч на ${decimal(number('load'))} кг.`;
      return { years, parts: [electricity((number('energy') / number('load')) * kilograms, basis)] };
    }
    case 'dishwashers':
      return dishwashingCost(facts);
    case 'air-conditioners': {
      const { years, hours, classEfficiency } = settings.cooling;
      const efficiency = classEfficiency[text('energyClass')] ?? Number.NaN;
      const basis = `${hours} часов в полную силу за лето; класс ${text('energyClass')} даёт не меньше ${decimal(efficiency)} кВт холода из 1 кВт.`;
      return { years, parts: [electricity((number('cooling') * hours) / efficiency, basis)] };
    }
    case 'humidifiers': {
      const { years, hours } = settings.humidifying;
      const times = `${hours} часов в год: полгода по восемь часов в день`;
      return {
        years,
        parts: [
          electricity((number('power') * hours) / 1000, `${times}, ${decimal(number('power'))} Вт.`),
          water((number('output') * hours) / 1000, `${times}, до ${number('output')} мл в час.`),
        ],
      };
    }
    case 'printers':
      return printingCost(facts, name);
    case 'coffee-machines':
      return coffeeCost(facts);
    default:
      return null;
  }
}

/** Tariffs and costs, once. */
export async function seedRunningCosts(db: Database): Promise<void> {
  const [known] = await rows(db, { count: column.number }, sql`select count(*)::int as count from running_costs`);
  if (known?.count !== 0) return;
  const tariffs = settings.tariffs.map(({ price, ...tariff }) => ({ ...tariff, price: Math.round(price * 100) }));
  await db.execute(sql`insert into tariffs (resource, city_id, price, source, since)
    select t.resource, c.id, t.price, t.source, t.since
    from json_to_recordset(${JSON.stringify(tariffs)}::json) as t (resource text, city text, price bigint, source text, since date)
    left join cities c on c.alias = t.city where t.city is null or c.id is not null on conflict do nothing`);
  const products = await rows(
    db,
    { id: column.number, category: column.text, name: column.text, facts: json<Facts>() },
    sql`select p.id, c.code as category, p.name, p.facts from products p join categories c on c.id = p.category_id
        where not p.is_digital`,
  );
  const costs = products.flatMap((product) => {
    const cost = runningCostOf(product);
    return cost === null ? [] : [{ product_id: product.id, ...cost }];
  });
  const parts = costs.flatMap(({ product_id, parts }) => parts.map((part, position) => ({ product_id, position, ...part })));
  await db.execute(sql`insert into running_costs (product_id, years)
    select product_id, years from json_populate_recordset(null::running_costs, ${JSON.stringify(costs)}::json) on conflict do nothing`);
  await db.execute(sql`insert into running_cost_parts
    select * from json_populate_recordset(null::running_cost_parts, ${JSON.stringify(parts)}::json) on conflict do nothing`);
}
