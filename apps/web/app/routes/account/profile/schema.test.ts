import { expect, test } from 'vitest';
import { read } from '../../../forms/read.server.ts';
import { dayInputText, dayOf, profile } from './schema.server.ts';

const now = new Date('2026-11-22T12:00:00Z');
const validValues = { firstName: 'Анна', lastName: '', birthdate: '14.05.1990', sex: 'FEMALE', phone: '+7 900 000-00-01', email: '' };

test('is read as the shop has it', () => {
  expect(read(profile(now), validValues).value).toEqual({
    firstName: 'Анна',
    lastName: '',
    birthdate: '1990-05-14',
    sex: 'FEMALE',
    phone: '79000000001',
    email: '',
  });
});

test.each(['31.02.1990', '14.13.1990', '1990-05-14', '23.11.2026', '31.12.1899', 'вчера'])('«%s» is no birthday', (birthdate) => {
  expect(read(profile(now), { ...validValues, birthdate }).errors).toEqual({ birthdate: 'Введенная дата некорректна. Попробуйте еще раз' });
});

test('a day is shown as it is typed', () => {
  expect([dayInputText('1990-05-14'), dayOf('1.1.2000'), dayInputText(null)]).toEqual(['14.05.1990', '2000-01-01', '']);
});

test('may stay empty but for the phone', () => {
  const empty = { firstName: '', lastName: '', birthdate: '', sex: '', phone: '', email: '' };
  expect(read(profile(now), empty).errors).toEqual({ phone: 'Это поле необходимо заполнить.' });
});
