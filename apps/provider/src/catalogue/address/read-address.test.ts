import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

const none = { city: null, isCity: false, street: '', house: null, blockType: null, block: null, flat: null };

test.each([
  ['артема', { street: 'артема' }],
  ['Артёма 74', { street: 'Артёма', house: '74' }],
  ['ул. Артёма, д. 74', { street: 'ул. Артёма', house: '74' }],
  [
    'г Донецк, улица Артёма, д 74, к 2, кв 12',
    { city: 'Донецк', isCity: true, street: 'улица Артёма', house: '74', blockType: 'к', block: '2', flat: '12' },
  ],
  ['Донецк, Артёма 74а', { city: 'Донецк', street: 'Артёма', house: '74а' }],
  ['улица 50 лет Октября, 12/3', { street: 'улица 50 лет Октября', house: '12/3' }],
  ['Тверская улица дом 5 строение 1', { street: 'Тверская улица', house: '5', blockType: 'стр', block: '1' }],
  ['абракадабра 999999, д. -5', { street: 'абракадабра 999999 д. -5' }],
  ['50', { street: '50' }],
  ['Ленина,', { street: 'Ленина' }],
  ['', {}],
])('«%s»', (text, read) => expect(readAddress(text)).toEqual({ ...none, ...read }));
