import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { shop as goods } from '../../platform/database/testing/small-shop.ts';
import { days } from '../../platform/retention/kinds.ts';
import { applyRetention } from '../../platform/retention/retention.ts';
import { bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';
import { answerAsShop, listWaiting, moderate, publish, readWaiting, refuse } from './moderate.ts';
import { maxGuestVotes } from './vote.ts';

const key = (digit: string) => ({ 'x-comment-key': digit.repeat(32) });
const guest = key('a');
const otherKey = key('b');
const review = {
  type: 'product',
  owner_id: goods.phone,
  text: 'Работает тихо, экран яркий.',
  author: 'Пётр',
  rate: 5,
  consents: ['personal-data'],
};
const questionBody = {
  type: 'question',
  owner_id: goods.phone,
  text: 'Есть ли в комплекте чехол?',
  author: 'Ольга',
  consents: ['personal-data'],
};

describe.each(anyEngine)('%s', (_, open) => {
  let shop: ShopWithShoppers;
  const { phone } = goods;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.reset());

  const create = async (body: object, headers: Record<string, string> = guest) => {
    const answer = await shop.post('/v2/comments/create', body, headers);
    return { status: answer.statusCode, ...answer.json() };
  };
  const list = async (query: string, headers: Record<string, string> = {}, owner: number = phone) => {
    const answer = await shop.app.inject({ url: `/v2/comments?owner_id=${owner}&with_own=1&status=1&${query}`, headers });
    return { total: Number(answer.headers['x-pagination-total-count']), items: answer.json() };
  };
  const idsOf = async (query: string, headers?: Record<string, string>) =>
    (await list(query, headers)).items.map(({ id }: { id: number }) => id);
  const db = () => shop.app.database;
  const counters = async () =>
    (await rows(db(), sql`select review_count, rating_sum, ratings, question_count from products where id = ${phone}`))[0];
  const createPublished = async (body: object, headers = guest): Promise<number> => {
    const { id } = await create(body, headers);
    expect(await publish(db(), id)).toBe(true);
    return id;
  };

  test('a back office sees what waits, answers among it, the oldest first, and decides as often as it likes', async () => {
    const first = await createPublished(review);
    const [second, third] = [await create(questionBody), await create({ ...review, parent_id: first, rate: undefined })];
    const { items, total } = await listWaiting(db(), { per_page: 1 });
    expect({ items, total }).toMatchObject({ items: [{ id: second.id, parent_id: null, is_mine: false }], total: 2 });
    expect((await listWaiting(db(), { page: 2, per_page: 1 })).items).toMatchObject([{ id: third.id, parent_id: first }]);
    expect(await moderate(db(), second.id, 1)).toMatchObject({ id: second.id, status: 1 });
    expect(await moderate(db(), first, 2, 'Не о товаре')).toMatchObject({ id: first, status: 2 });
    expect(await counters()).toMatchObject({ review_count: 0, question_count: 1 });
    expect(await moderate(db(), first, 1)).toMatchObject({ id: first, status: 1 });
    expect(await counters()).toMatchObject({ review_count: 1 });
    expect(await moderate(db(), 9_999, 1)).toBeUndefined();
  });

  test('a review waits for somebody who looks at it: only its writer sees it, and it does not count', async () => {
    const createdReview = await create({ ...review, pros: 'Экран', cons: '' });
    expect(createdReview).toMatchObject({
      status: 0,
      author: 'Пётр',
      rate: 5,
      pros: 'Экран',
      is_mine: true,
      is_verified: false,
      images: [],
    });
    expect((await list('type=product', guest)).items).toMatchObject([{ id: createdReview.id, status: 0, is_mine: true }]);
    for (const headers of [{}, otherKey]) expect(await list('type=product', headers)).toEqual({ total: 0, items: [] });
    const others = await shop.app.inject({ url: `/v2/comments?owner_id=${phone}&type=product&status=1`, headers: guest });
    expect(others.json()).toEqual([]);
    expect(await counters()).toMatchObject({ review_count: 0 });
    expect(await readWaiting(db())).toMatchObject([
      { id: createdReview.id, author: 'Пётр', text: 'Работает тихо, экран яркий. | Экран', photos: [] },
    ]);
  });

  test('published it is everybody’s and counts; refused it is nobody’s and does not', async () => {
    const id = await createPublished(review);
    expect((await list('type=product')).items).toMatchObject([{ id, status: 1, is_mine: false }]);
    expect(await counters()).toEqual({ review_count: 1, rating_sum: 5, ratings: [0, 0, 0, 0, 1], question_count: 0 });
    expect(await publish(db(), id)).toBe(true);
    expect(await counters()).toMatchObject({ review_count: 1 });
    expect(await refuse(db(), id, 'реклама')).toBe(true);
    expect(await idsOf('type=product', guest)).toEqual([]);
    expect(await counters()).toEqual({ review_count: 0, rating_sum: 0, ratings: [0, 0, 0, 0, 0], question_count: 0 });
    expect(await readWaiting(db())).toEqual([]);
    expect([await publish(db(), 999), await refuse(db(), 999, '')]).toEqual([false, false]);
  });

  describe('of a model with variants', () => {
    const otherColour = goods.preorder;

    beforeEach(async () => {
      await shop.db.execute(sql`insert into models (id, code, name, brand_id, category_id) values (1, 'smartphone', 'Смартфон', 1, 224)`);
      await shop.db.execute(sql`update products set model_id = 1 where id = any(array[${phone}, ${otherColour}, ${goods.fridge}]::int[])`);
      await shop.db.execute(sql`update products set is_markdown = true where id = ${goods.fridge}`);
    });

    const counted = async () =>
      Object.fromEntries(
        (
          await rows(
            db(),
            { id: column.number, reviews: column.number, sum: column.number, ratings: column.numbers, questions: column.number },
            sql`select id, review_count as reviews, rating_sum as sum, ratings, question_count as questions from products where model_id = 1`,
          )
        ).map(({ id, ...counters }) => [id, counters]),
      );

    test('a review of one counts for all of them, and is read beside each of them', async () => {
      const id = await createPublished(review);
      const other = await createPublished({ ...review, owner_id: otherColour, rate: 2 }, otherKey);
      await createPublished(questionBody);
      const both = { reviews: 2, sum: 7, ratings: [0, 1, 0, 0, 1] };
      const none = { reviews: 0, sum: 0, ratings: [0, 0, 0, 0, 0], questions: 0 };
      expect(await counted()).toEqual({
        [phone]: { ...both, questions: 1 },
        [otherColour]: { ...both, questions: 0 },
        [goods.fridge]: none,
      });
      for (const owner of [phone, otherColour]) {
        const { items } = await list('type=product&use_similar=1&sort=rate', {}, owner);
        expect(items).toMatchObject([
          { id: other, owner_id: otherColour },
          { id, owner_id: phone },
        ]);
      }
      expect(await list('type=product&use_similar=1', {}, goods.fridge)).toMatchObject({ total: 0 });
      await refuse(db(), id, 'реклама');
      expect(await counted()).toMatchObject({ [phone]: { reviews: 1, sum: 2 }, [otherColour]: { reviews: 1, sum: 2 } });
    });
  });

  test('the same words once more are the same review, others a second one, which nobody has; a refused one may be written anew', async () => {
    const [{ id }, again] = await Promise.all([create(review), create(review)]);
    expect(again.id).toBe(id);
    const second = await create({ ...review, text: 'Передумал: уже не нравится.' });
    expect(second).toMatchObject({ status: 422, errors: { text: ['Вы уже оставили отзыв об этом товаре.'] } });
    expect((await create({ ...review, text: 'Отличная вещь, спасибо.' }, otherKey)).id).not.toBe(id);
    await refuse(db(), id, 'не о товаре');
    expect((await create(review)).id).not.toBe(id);
  });

  test.each([
    ['a text too short', { text: 'Да' }, 'text'],
    ['no name', { author: ' ' }, 'author'],
    ['no rating', { rate: undefined }, 'rate'],
    ['no consent', { consents: [] }, 'consents'],
  ])('%s is refused by the field', async (_what, over, field) => {
    const { status, errors } = await create({ ...review, ...over });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  test('what is not on sale, or a refurbished piece, has no reviews; whoever cannot be known again says nothing', async () => {
    expect((await create({ ...review, owner_id: 77 })).status).toBe(404);
    expect((await create({ ...review, type: 'article' })).status).toBe(422);
    await shop.db.execute(sql`update products set is_markdown = true where id = ${goods.fridge}`);
    expect((await create({ ...review, owner_id: goods.fridge })).status).toBe(404);
    expect((await create({ ...questionBody, owner_id: goods.fridge })).status).toBe(0);
    expect((await create(review, {})).status).toBe(401);
  });

  test('a question is answered, by others after a look and by the shop at once', async () => {
    const { id } = await create(questionBody);
    const answer = { ...questionBody, parent_id: id, text: 'Да', author: 'Иван' };
    expect((await create(answer, otherKey)).status).toBe(404);
    await publish(db(), id);
    expect(await counters()).toMatchObject({ question_count: 1, review_count: 0 });
    const answerComment = await create(answer, otherKey);
    expect(answerComment).toMatchObject({ status: 0, text: 'Да' });
    const answersFor = async (headers: Record<string, string>) => (await list('type=question', headers)).items[0].answers;
    expect([await answersFor(guest), (await answersFor(otherKey)).length]).toEqual([[], 1]);
    await publish(db(), answerComment.id);
    expect(await answerAsShop(db(), id, 'Чехол продаётся отдельно.')).toBe(true);
    expect(await answersFor(guest)).toMatchObject([
      { author: 'Иван', is_expert: false },
      { author: 'Витрина', is_expert: true },
    ]);
    expect(await counters()).toMatchObject({ question_count: 1 });
    expect((await create({ ...answer, parent_id: answerComment.id })).status).toBe(404);
    expect(await answerAsShop(db(), answerComment.id, 'Спасибо')).toBe(false);
    const { items } = await list(`parent_ids[]=${id}`);
    expect(items.map(({ author }: { author: string }) => author)).toEqual(['Витрина', 'Иван']);
  });

  test('each visitor has one vote: the same again changes nothing, the other takes its place', async () => {
    const id = await createPublished(review);
    const vote = async (what: string, headers: Record<string, string>) => (await shop.post(`/comments/${id}/${what}`, {}, headers)).json();
    const all = [vote('like', guest), vote('like', guest), vote('like', otherKey), vote('like', otherKey)];
    await Promise.all(all);
    expect(await vote('like', guest)).toEqual({ like: 2, not_like: 0, my_vote: 1 });
    expect(await vote('dislike', guest)).toEqual({ like: 1, not_like: 1, my_vote: -1 });
    expect((await list('type=product', guest)).items[0]).toMatchObject({ like: 1, not_like: 1, my_vote: -1 });
    expect((await list('type=product')).items[0].my_vote).toBeNull();
    const anna = bearerOf(await shop.signIn());
    expect(await vote('like', { ...anna, ...guest })).toEqual({ like: 2, not_like: 1, my_vote: 1 });
    expect((await shop.post(`/comments/${id}/like`, {}, {})).statusCode).toBe(401);
    const { id: waits } = await create(questionBody);
    expect((await shop.post(`/comments/${waits}/like`, {}, guest)).statusCode).toBe(404);
  });

  test('guests of one network vote a few times within a day, whatever keys they make up; shoppers each once', async () => {
    const id = await createPublished(review);
    const like = async (at: number, headers: Record<string, string> = {}) =>
      (
        await shop.post(
          `/comments/${id}/like`,
          {},
          { 'x-comment-key': String(at).padStart(32, '0'), 'x-forwarded-for': '203.0.113.9', ...headers },
        )
      ).statusCode;
    const answers = [];
    for (let at = 1; at <= 16; at += 1) answers.push(await like(at));
    expect(answers.filter((status) => status === 200)).toHaveLength(maxGuestVotes.here);
    expect([await like(1), await like(50, { 'x-forwarded-for': '203.0.113.10' })]).toEqual([200, 200]);
    expect(await like(51, bearerOf(await shop.signIn()))).toBe(200);
    expect(await rows(db(), sql`select likes from comments where id = ${id}`)).toEqual([{ likes: maxGuestVotes.here + 2 }]);
  });

  test('a list by rating, photos, words and order', async () => {
    const write = async (digit: string, rate: number, text: string) => {
      shop.advanceClock(60);
      return createPublished({ ...review, rate, text }, key(digit));
    };
    const good = await write('1', 5, 'Камера отличная, 100% рад.');
    const poor = await write('2', 2, 'Камера слабая, вечером шум.');
    const fair = await write('3', 4, 'Хороший телефон за эти деньги.');
    await shop.post(`/comments/${poor}/like`, {}, guest);
    expect(await idsOf('type=product')).toEqual([good, fair, poor]);
    expect(await idsOf('type=product&sort=-date')).toEqual([fair, poor, good]);
    expect(await idsOf('type=product&sort=date')).toEqual([good, poor, fair]);
    expect(await idsOf('type=product&sort=rate')).toEqual([poor, fair, good]);
    expect(await idsOf('type=product&sort=-like&per_page=1')).toEqual([poor]);
    expect(await idsOf('type=product&rates[]=4&rates[]=2&sort=date')).toEqual([poor, fair]);
    expect(await idsOf(`type=product&sort=date&query=${encodeURIComponent('КАМЕРА')}`)).toEqual([good, poor]);
    expect(await idsOf(`type=product&query=${encodeURIComponent('камера шум')}`)).toEqual([poor]);
    expect(await idsOf(`type=product&query=${encodeURIComponent('0%')}`)).toEqual([good]);
    expect(await idsOf('type=product&with_images=1')).toEqual([]);
    await shop.db.execute(sql`update comments set cons = '' where id = ${good}`);
    await shop.db.execute(sql`update comments set cons = 'Греется' where id in (${fair}, ${poor})`);
    expect(await idsOf('type=product&with_cons=1&sort=date')).toEqual([poor, fair]);
    const counts = async (filters: string) => (await shop.app.inject({ url: `/v2/comments/counts?owner_id=${phone}${filters}` })).json();
    expect(await counts('')).toEqual({ distribution: [0, 1, 0, 1, 1], with_images: 0, with_cons: 2 });
    // A filter is narrowed by the others, not by itself.
    expect(await counts('&rates[]=2')).toEqual({ distribution: [0, 1, 0, 1, 1], with_images: 0, with_cons: 1 });
    expect(await counts('&with_cons=1')).toEqual({ distribution: [0, 1, 0, 1, 0], with_images: 0, with_cons: 2 });
    expect((await counts(`&query=${encodeURIComponent('шум')}`)).distribution).toEqual([0, 1, 0, 0, 0]);
    expect(await list('type=product&page=2&per_page=2&sort=date')).toMatchObject({ total: 3, items: [{ id: fair }] });
  });

  test('a shopper’s own are asked for as such, under the first name, and what was bought here is marked', async () => {
    const anna = bearerOf(await shop.signIn());
    await shop.db.execute(sql`insert into orders (order_key_hash, basket_key, city_id, status_id, order_type_id, is_one_click, delivery_address,
        delivery_cost, is_prepaid, payment_status_id, sum, discount, total_sum, contact_name, mobile_phone, user_id)
      values ('x', 'y', 1, 'N', 33, false, '', 0, true, 2, 100, 0, 100, 'Анна', '79000000001', (select id from users where first_name = 'Анна'))`);
    await shop.db.execute(sql`insert into order_items (order_id, product_id, name, url, image, quantity, price, final_price)
      select id, ${phone}, '', '', '', 1, 100, 100 from orders`);
    const { author: _author, ...unsigned } = review;
    const { id } = await create(unsigned, anna);
    const own = await shop.app.inject({ url: '/v2/comments?current_user=1', headers: anna });
    expect(own.json()).toMatchObject([{ id, author: 'Анна', is_verified: true, owner_id: phone }]);
    const boriss = await shop.app.inject({ url: '/v2/comments?current_user=1', headers: bearerOf(await shop.signIn({}, boris)) });
    expect(boriss.json()).toEqual([]);
    expect((await shop.app.inject({ url: '/v2/comments' })).statusCode).toBe(422);
    const ofArticle = await shop.post('/v2/comments', { type: 'article', owner_id: 5 });
    expect([ofArticle.statusCode, ofArticle.json()]).toEqual([200, []]);
  });

  describe('photos', () => {
    const send = (content: Buffer, headers: Record<string, string> = guest) =>
      shop.app.inject({
        method: 'POST',
        url: '/v2/comments/photos',
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
        payload: Buffer.concat([
          Buffer.from('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'),
          content,
          Buffer.from('\r\n--x--\r\n'),
        ]),
      });
    let jpeg: Buffer;
    beforeAll(async () => {
      const plain = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#3a6' } });
      // Turned by what the camera says of it, which also says where it was.
      jpeg = await plain
        .withExif({ IFD0: { Copyright: 'canary of the camera' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
    });
    const open = (url: string) => shop.app.inject({ url });

    test('come with their review, made anew and upright; while it waits nobody keeps them, refused they are gone', async () => {
      const ids = [(await send(jpeg)).json().id, (await send(jpeg)).json().id];
      const createdReview = await create({ ...review, image_ids: ids.toReversed() });
      expect(createdReview.images).toEqual([expect.stringMatching(/^\/media\/comments\/[0-9a-f]{32}\.webp$/), expect.any(String)]);
      const [first = ''] = createdReview.images;
      const waiting = await open(first);
      const { width, height, format, exif } = await sharp(waiting.rawPayload).metadata();
      expect([waiting.statusCode, waiting.headers['cache-control'], width, height, format, exif]).toEqual([
        200,
        'private, no-store',
        800,
        1600,
        'webp',
        undefined,
      ]);
      const { width: narrow } = await sharp((await open(`${first}?w=160`)).rawPayload).metadata();
      expect(narrow).toBe(160);
      await publish(db(), createdReview.id);
      expect((await open(first)).headers['cache-control']).toBe('public, max-age=86400');
      expect(await idsOf('type=product&with_images=1')).toEqual([createdReview.id]);
      await refuse(db(), createdReview.id, 'чужие фотографии');
      expect((await open(first)).statusCode).toBe(404);
    });

    test('are those of the writer, once, and of reviews alone', async () => {
      const { id } = (await send(jpeg)).json();
      expect(await create({ ...review, image_ids: [id] }, otherKey)).toMatchObject({
        status: 422,
        errors: { image_ids: [expect.any(String)] },
      });
      expect(await create({ ...questionBody, image_ids: [id] })).toMatchObject({
        status: 422,
        errors: { image_ids: [expect.any(String)] },
      });
      expect((await create({ ...review, image_ids: [id] })).images).toHaveLength(1);
      expect((await create({ ...review, owner_id: goods.preorder, image_ids: [id] })).status).toBe(422);
    });

    test('what is none is refused, also what only begins like one', async () => {
      const brokenImage = Buffer.concat([jpeg.subarray(0, 40), Buffer.alloc(1_000, 7)]);
      for (const content of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), brokenImage, readFileSync(import.meta.filename)]) {
        expect((await send(content)).statusCode).toBe(422);
      }
      expect((await send(jpeg, {})).statusCode).toBe(401);
      expect((await open(`/media/comments/${'0'.repeat(32)}.webp`)).statusCode).toBe(404);
    });

    test('that no review takes go after a day', async () => {
      await send(jpeg);
      await create({ ...review, image_ids: [(await send(jpeg)).json().id] });
      const countPhotos = async () => (await rows(db(), sql`select id from comment_photos`)).length;
      await applyRetention(db(), new Date(shop.now.getTime() + (days.photo * 24 - 1) * 3_600_000));
      expect(await countPhotos()).toBe(2);
      await applyRetention(db(), new Date(shop.now.getTime() + (days.photo * 24 + 1) * 3_600_000));
      expect(await countPhotos()).toBe(1);
    });
  });
});
