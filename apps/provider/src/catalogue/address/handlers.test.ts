import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';

describe.each(anyEngine)('typed texts, %s', (_, open) => {
  let shop: ShopWithShoppers;
  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.db.execute(sql`delete from streets`);
    await shop.db.execute(sql`insert into streets (city_id, name, own, houses)
      values (1, 'улица Артёма', 'артема', 80), (2, 'улица Светланская', 'светланская', 100)`);
  });

  const request = async (url: string, payload: object) => {
    const answer = await shop.app.inject({ method: 'POST', url, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const values = async (url: string, payload: object) =>
    (await request(url, payload)).body.suggestions.map(({ value }: { value: string }) => value);

  test('addresses are those of the city: of the call, of its body, of the text', async () => {
    const url = '/api/dadata/suggest/address';
    expect(await values(`${url}?city_id=1`, { query: 'арт' })).toEqual(['г Донецк, улица Артёма']);
    expect(await values(`${url}?city_id=2`, { query: 'арт' })).toEqual([]);
    expect(await values(`${url}?city_id=1`, { query: 'свет', locations: [{ city: 'Владивосток' }] })).toEqual([
      'г Владивосток, улица Светланская',
    ]);
    expect(await values(`${url}?city_id=1`, { query: 'г Владивосток, свет 5', count: 1 })).toEqual([
      'г Владивосток, улица Светланская, д 5',
    ]);
    expect(await values(`${url}?city_id=1`, { query: 'арт', locations: [{ city: 'Лондон' }] })).toEqual([]);
  });

  test('names and e-mails as DaData gives them', async () => {
    const { body } = await request('/api/dadata/suggest/fio', { query: 'Иванова Анна Серг', count: 1 });
    expect(body.suggestions).toMatchObject([
      { value: 'Иванова Анна Сергеевна', data: { surname: 'Иванова', name: 'Анна', patronymic: 'Сергеевна', gender: 'FEMALE' } },
    ]);
    expect(await values('/api/dadata/suggest/fio', { query: 'ива', parts: ['NAME'] })).toEqual(['Иван']);
    expect(await values('/api/dadata/suggest/email', { query: 'anna@g' })).toEqual(['anna@gmail.com']);
  });

  test('several texts are cleaned in their order', async () => {
    const { body } = await request('/api/dadata/clean/address?city_id=1', [
      'Владивосток, светланская 5',
      'артема 74 кв 3',
      'абракадабра 9',
      'г Лондон, Бейкер-стрит 221',
    ]);
    expect(body.map(({ result, qc }: { result: string; qc: number }) => [result, qc])).toEqual([
      ['г Владивосток, улица Светланская, д 5', 0],
      ['г Донецк, улица Артёма, д 74, кв 3', 0],
      ['г Донецк, д 9', 1],
      ['г Лондон, Бейкер-стрит 221', null],
    ]);
    expect((await request('/api/dadata/clean/phone', ['8 949 123-45-67'])).body).toMatchObject([{ phone: '+7 949 123-45-67', qc: 0 }]);
    expect((await request('/api/dadata/clean/name', ['анна иванова'])).body).toMatchObject([{ result: 'Иванова Анна', qc: 0 }]);
  });

  test('another kind, and what is no text, is refused', async () => {
    expect((await request('/api/dadata/suggest/phone', { query: '9' })).status).toBe(422);
    expect((await request('/api/dadata/suggest/address', {})).status).toBe(422);
    expect((await request('/api/dadata/clean/address', [])).status).toBe(422);
    expect((await request('/api/dadata/clean/address', ['x'.repeat(301)])).status).toBe(422);
  });
});
