import { parsePhone } from '@vitrina/services/contract/fields/person.ts';
import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/**
 * How the schema's own scalars are written and read. `serialize` never throws: graphql-jit loses the extensions of
 * such an error, and what comes from the provider has been checked by zod.
 */
interface ScalarBehaviour {
  readonly serialize: (value: unknown) => unknown;
  readonly parseValue: (value: unknown) => unknown;
}

const kopecks: ScalarBehaviour = {
  serialize: (value) => Number(value),
  parseValue(value) {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
      throw invalid('Сумма — целое неотрицательное число копеек.');
    return value;
  },
};

/** `7XXXXXXXXXX` inside, `+7XXXXXXXXXX` outside (spec 1 §5). */
const phone: ScalarBehaviour = {
  serialize: (value) => `+${String(value)}`,
  parseValue(value) {
    const parsedPhone = typeof value === 'string' ? parsePhone(value) : null;
    if (parsedPhone === null) throw invalid('Введите российский номер телефона: +7 и десять цифр.');
    return parsedPhone;
  },
};

const dateTime: ScalarBehaviour = {
  serialize: (value) => String(value),
  parseValue(value) {
    const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
    if (typeof value !== 'string' || !pattern.test(value) || Number.isNaN(Date.parse(value))) {
      throw invalid('Момент времени пишется так: 2026-11-21T10:00:00+03:00.');
    }
    return value;
  },
};

const date: ScalarBehaviour = {
  serialize: (value) => String(value),
  parseValue(value) {
    if (typeof value !== 'string' || !isDay(value)) throw invalid('День пишется так: 2026-11-21.');
    return value;
  },
};

/** The scalars by their names in the schema. */
export const scalars: Readonly<Record<string, ScalarBehaviour>> = { Kopecks: kopecks, Phone: phone, DateTime: dateTime, Date: date };

/** Gives a scalar of the schema its behaviour. */
export function setBehaviour(scalar: GraphQLScalarType, behaviour: ScalarBehaviour): void {
  scalar.serialize = behaviour.serialize;
  scalar.parseValue = behaviour.parseValue;
  scalar.parseLiteral = (node) => behaviour.parseValue(literal(node));
}

function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

function literal(node: ValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}

const invalid = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
