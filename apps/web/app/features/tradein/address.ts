import { isId } from '@vitrina/services/contract/fields/id.ts';
import type { TradeInCondition } from '../../generated/graphql.ts';
import { type Device, isTId, maxDevices } from './device.ts';

/** The whole state of the calculator; it stands in the address, so it survives Back, reload and a link that is sent. */
export interface Place {
  devices: readonly Device[];
  /** `new`, or the number of a device. */
  at: string | null;
  /** The new device: goods of the shop. */
  product: string | null;
  /** Words that a model is searched by. */
  search: string;
}

export const path = '/trade-in';

const codes: Readonly<Record<TradeInCondition, string>> = { PERFECT: '3', WORKING: '2', BROKEN_SCREEN: '1' };
const conditions = new Map(Object.entries(codes).map(([condition, code]) => [code, condition as TradeInCondition]));

/** Parts of a device, in their order: number, calculator, kind, brand, model, memory, condition by its code, colour. */
const writeDevice = (device: Device): string =>
  [
    String(device.tId),
    device.calculator,
    device.group,
    device.brand,
    device.model,
    device.memory === null ? null : String(device.memory),
    device.condition === null ? null : codes[device.condition],
    device.color,
  ]
    .map((part) => encodeURIComponent(part ?? ''))
    .join(',')
    .replace(/,+$/, '');

export function hrefOf({ devices, at, product, search }: Place): string {
  const query = new URLSearchParams(devices.map((device) => ['d', writeDevice(device)]));
  if (at !== null) query.set('at', at);
  if (product !== null) query.set('product', product);
  if (search !== '') query.set('q', search);
  return `${path}?${query}`;
}

const maxLength = 100;

function decodeId(part: string | undefined): string | null {
  if (part === undefined || part === '') return null;
  try {
    const text = decodeURIComponent(part);
    return isId(text) ? text : null;
  } catch {
    return null;
  }
}

function readDevice(text: string): Device | null {
  const parts = text.split(',');
  const [tId, calculator = null, group = null, brand = null, model = null, memory = null, condition = null, color = null] =
    parts.map(decodeId);
  const isBroken = parts.some((part, index) => part !== '' && decodeId(parts[index]) === null);
  const size = memory === null ? null : /^\d{1,6}$/.test(memory) ? Number(memory) : undefined;
  const state = condition === null ? null : conditions.get(condition);
  if (parts.length > 8 || isBroken || tId == null || !/^\d{5}$/.test(tId) || !isTId(Number(tId))) return null;
  if (size === undefined || state === undefined) return null;
  return { tId: Number(tId), calculator, group, brand, model, memory: size, condition: state, color };
}

/** What an address says; null when it is none that this shop has written. */
export function readPlace(query: URLSearchParams): Place | null {
  const devices = query.getAll('d').map(readDevice);
  const whole = devices.flatMap((device) => device ?? []);
  const product = query.get('product');
  const at = query.get('at');
  if (whole.length < devices.length || whole.length > maxDevices) return null;
  if (new Set(whole.map(({ tId }) => tId)).size < whole.length) return null;
  if (product !== null && !isId(product)) return null;
  if (at !== null && at !== 'new' && !whole.some(({ tId }) => String(tId) === at)) return null;
  return { devices: whole, at, product, search: (query.get('q') ?? '').trim().slice(0, maxLength) };
}
