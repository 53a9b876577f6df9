import { expect, test } from 'vitest';
import { deviceName } from './exchange-labels.ts';

test.each([
  [{ brand: 'Apple', model: 'iPhone 13', memory: 128 }, 'Apple iPhone 13, 128\u00a0ГБ'],
  [{ brand: 'Apple', model: 'iPhone 15 Pro', memory: 1024 }, 'Apple iPhone 15 Pro, 1\u00a0ТБ'],
  [{ brand: 'Sony', model: 'PlayStation 4', memory: 0 }, 'Sony PlayStation 4'],
  [{ brand: null, model: 'Galaxy', memory: null }, 'Galaxy'],
  [{ brand: null, model: null, memory: null }, 'Старое устройство'],
])('%j is called «%s»', (device, name) => expect(deviceName(device)).toBe(name));
