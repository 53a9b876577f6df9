import { camelCase } from '@vitrina/services/contract/rename.ts';
import { type Enum, enumOf } from './enum.ts';

/** A field as the command line names it, in the words of the wire: `starts_at:instant?`. */
export interface Field {
  readonly name: string;
  readonly kind: Kind;
  readonly isOptional: boolean;
  /** The least and the most of a number, or of a text's characters: `seats:number(1..8)`. */
  readonly bounds?: Bounds;
}

export type Bounds = readonly [least: number, most: number];

/** What a value is in each of the places that it goes through. */
interface Kind {
  /** Its schema on the wire: of zod, or of `services/contract/wire.ts`. */
  readonly wire: string;
  readonly schema: string;
  /** The same where it is sent, where that is another. */
  readonly input?: string;
  readonly column: string;
  readonly drizzle: string;
  /** How SQL has to read it to have it as it travels. */
  readonly read?: (column: string) => string;
  /** A value as it travels, and as the code works with it where that is another. */
  readonly sample: string | number | boolean | readonly (string | number)[];
  readonly decoded?: string;
  /** The same as a client of the gateway writes it, where that is another. */
  readonly literal?: string;
  /** What is asked of it, where it has parts. */
  readonly selection?: string;
  /** Where it is one of a few words. */
  readonly words?: Enum;
}

const kinds: Readonly<Record<string, Kind>> = {
  text: { wire: 'z.string()', schema: 'String', column: 'text', drizzle: 'text()', sample: 'text' },
  number: { wire: 'z.int()', schema: 'Int', column: 'integer', drizzle: 'integer()', sample: 1 },
  yes: { wire: 'z.boolean()', schema: 'Boolean', column: 'boolean', drizzle: 'boolean()', sample: true },
  rubles: {
    wire: 'rubles',
    schema: 'Money',
    input: 'Kopecks',
    column: 'bigint',
    drizzle: "bigint({ mode: 'number' })",
    sample: 100,
    decoded: '100_00',
    literal: '10000',
    selection: '{ amount }',
  },
  instant: {
    wire: 'instant',
    schema: 'DateTime',
    column: 'timestamptz',
    drizzle: "timestamp({ withTimezone: true, mode: 'string' })",
    read: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`,
    sample: '2026-11-23T09:00:00Z',
  },
  day: {
    wire: 'day',
    schema: 'Date',
    column: 'date',
    drizzle: 'date()',
    read: (column) => `${column}::text as ${column}`,
    sample: '2026-11-23',
  },
  id: { wire: 'id', schema: 'ID', column: 'integer', drizzle: 'integer()', sample: 1, decoded: 'asId(1)' },
  phone: {
    wire: 'phone',
    schema: 'Phone',
    column: 'text',
    drizzle: 'text()',
    sample: 79000000001,
    decoded: "'79000000001'",
    literal: '"+79000000001"',
  },
  picture: { wire: 'media', schema: 'String', column: 'text', drizzle: 'text()', sample: '/media/categories/1.svg' },
};

/** `title starts_at:instant price:rubles? kind:enum(TALK|SHOW)`; text where no kind stands. Enums are called by the owner and the field. */
export function fieldsFrom(line: string, owner = ''): Field[] {
  return line
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, name = '', kind = 'text', values, many, mark = ''] =
        /^([a-z][a-z\d_]*)(?::([a-z]+)(?:\(([^()]*)\))?(\[\])?)?(\?)?$/.exec(word) ?? [];
      if (name === '' || name === 'id')
        throw new Error(`«${word}» is no field: title, starts_at:instant, price:rubles?; the id is there already.`);
      const bounds = kind === 'number' || kind === 'text' ? boundsIn(values) : undefined;
      const fieldKind =
        kind === 'enum'
          ? enumKind(enumOf(owner, name, values ?? ''))
          : values === undefined || bounds !== undefined
            ? kinds[kind]
            : undefined;
      if (fieldKind === undefined || (many !== undefined && !listableKinds.has(kind)))
        throw new Error(
          `«${word.replace(/^\w+:/, '')}» is no kind of field; there are ${[...Object.keys(kinds), 'number(1..8)', 'text(2..100)', 'enum(FIRST|SECOND)', 'text[]', 'number[]'].join(', ')}.`,
        );
      const isOptional = mark === '?';
      const one = bounds === undefined ? fieldKind : withBounds(fieldKind, bounds);
      if (many !== undefined) return { name, kind: listOf(one), isOptional };
      return bounds === undefined ? { name, kind: one, isOptional } : { name, kind: one, isOptional, bounds };
    });
}

/** `1..8`. */
function boundsIn(text: string | undefined): Bounds | undefined {
  const [, min, max] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(text ?? '') ?? [];
  if (min === undefined || max === undefined) return undefined;
  if (Number(min) > Number(max)) throw new Error(`«${text}» are no bounds: the least stands first.`);
  return [Number(min), Number(max)];
}

/** The kind within bounds, with a sample that keeps to them. */
function withBounds(kind: Kind, [min, max]: Bounds): Kind {
  const sample = typeof kind.sample === 'string' ? kind.sample.slice(0, max).padEnd(min, 'x') : min;
  return { ...kind, wire: `${kind.wire}.min(${min}).max(${max})`, sample };
}

/** Kinds of which a column holds several. */
const listableKinds = new Set(['text', 'number']);

/** Several of them; bounds are those of each. */
function listOf({ wire, schema, column, drizzle, sample }: Kind): Kind {
  return {
    wire: `z.array(${wire})`,
    schema: `[${schema}!]`,
    column: `${column}[]`,
    drizzle: `${drizzle}.array()`,
    sample: [sample].flat().filter((sampleValue) => typeof sampleValue !== 'boolean'),
  };
}

function enumKind(enumeration: Enum): Kind {
  const [[, sample] = ['', '']] = enumeration.values;
  return { wire: `z.enum(${enumeration.list})`, schema: enumeration.type, column: 'text', drizzle: 'text()', sample, words: enumeration };
}

/** The modules of `services/contract/wire.ts` that the fields need, and those of others. */
export const wireNames = (fields: readonly Field[]): string[] =>
  fields.map(({ kind }) => kind.wire).filter((wire) => !wire.startsWith('z.'));

/** A value of the code, as its source is written. */
export const decodedOf = ({ kind }: Field): string => kind.decoded ?? JSON.stringify(kind.sample);
/** A value as it travels. */
export const travellingOf = ({ kind }: Field): string => JSON.stringify(kind.sample);

/** The same in an operation. */
export const literalOf = (field: Field): string => field.kind.words?.values[0]?.[0] ?? field.kind.literal ?? travellingOf(field);

/** The columns of a row, read as they travel. */
export const columnsOf = (fields: readonly Field[]): string =>
  ['id', ...fields.map(({ name, kind }) => kind.read?.(name) ?? name)].join(', ');

/** The columns that `rows` reads them from. */
export const shapeOf = (fields: readonly Field[]): string =>
  `{ ${['id: column.number', ...fields.map((field) => `${field.name}: ${readAs(field)}`)].join(', ')} }`;

function readAs({ kind, isOptional }: Field): string {
  if (kind.words) return `code(${kind.words.list})${isOptional ? '.nullable()' : ''}`;
  const one = /^(?:integer|bigint)/.test(kind.drizzle) ? 'number' : kind.drizzle.startsWith('boolean') ? 'flag' : 'text';
  if (kind.drizzle.endsWith('.array()')) return `column.${one}s${isOptional ? '.nullable()' : ''}`;
  return `column.${one}${isOptional ? 'OrNull' : ''}`;
}

/** An object of all of them: `id: asId(1), title: 'text'`. */
export const objectOf = (fields: readonly Field[], id: string | null, value: (field: Field) => string): string =>
  `{ ${[...(id === null ? [] : [`id: ${id}`]), ...fields.map((field) => `${field.name}: ${value(field)}`)].join(', ')} }`;

export const namesOf = (fields: readonly Field[]): string =>
  fields.map(({ name, kind: { selection } }) => `${camelCase(name)}${selection === undefined ? '' : ` ${selection}`}`).join(' ');

/** What a change answers that went well, where it follows: yes, or what was sent. */
export function valueFromInput({ name, kind }: Field, sends: readonly Field[]): string | null {
  if (sends.some((sentField) => sentField.name === name && sentField.kind.schema === kind.schema && !sentField.isOptional))
    return `body.${name}`;
  return kind.schema === 'Boolean' ? 'true' : null;
}

/** The words of those that have a few: each once. */
export function enumsIn(fields: readonly Field[]): Enum[] {
  const enums = new Map<string, Enum>();
  for (const {
    kind: { words },
  } of fields) {
    if (words === undefined) continue;
    const same = enums.get(words.type) ?? words;
    if (String(same.values) !== String(words.values))
      throw new Error(`${words.type} is ${same.values.map(([value]) => value).join('|')} and something else.`);
    enums.set(words.type, same);
  }
  return [...enums.values()];
}
