import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { createApplication, page, refusal, setCookies } from '../testing/provider.ts';
import { card, comment } from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

const key = '0123456789abcdef0123456789abcdef';
const saying = (over: string) =>
  `mutation { commentCreate(input: { type: REVIEW, ownerId: 42, consents: [PERSONAL_DATA], ${over} }) { comment { status isMine } } }`;
const good = 'text: " Работает тихо, доволен. ", author: "Пётр", rate: 5';

test('reviews are asked for as they are published, the newest first, with what waits of one’s own', async () => {
  const { recordedCalls } = await execute('{ comments(type: REVIEW, ownerId: 42) { nodes { id } } }', shop(), {
    headers: { cookie: `comment_key=${key}` },
  });
  expect(recordedCalls).toMatchObject([
    {
      call: 'comments.list',
      input: { query: { type: 'product', owner_id: '42', status: 1, with_own: true, sort: '-date', per_page: 10 } },
      caller: { commentKey: key },
    },
  ]);
});

test('comments on an article are asked for by their own call', async () => {
  const { recordedCalls } = await execute('{ comments(type: ARTICLE, ownerId: 5, page: 2, perPage: 3) { nodes { type rate } } }');
  expect(recordedCalls).toMatchObject([{ call: 'comments.ofArticle', input: { body: { type: 'article', page: 2, per_page: 3 } } }]);
});

const ownCommentsQuery = '{ ownComments(type: QUESTION, page: 2) { nodes { text product { name } } totalCount } }';

test('a shopper’s own are asked for by the bearer, the best first, with what they are about', async () => {
  const list = () => page([comment({ owner_id: asId(42) }), comment({ owner_id: asId(9) }), comment({ owner_id: null })]);
  const byIds = () => page([card({ id: asId(42), name: 'Холодильник' })]);
  const { answer, recordedCalls } = await execute(ownCommentsQuery, shop({ comments: { list }, products: { byIds } }), {
    headers: { authorization: 'Bearer access-token-of-anna' },
  });
  expect(recordedCalls[0]).toMatchObject({
    call: 'comments.list',
    input: { query: { type: 'question', current_user: true, sort: '-rate', page: 2, per_page: 10 } },
  });
  expect(recordedCalls[0]?.input).not.toMatchObject({ query: { status: expect.anything() } });
  const products = answer.data.ownComments.nodes.map(({ product }: { product: { name: string } | null }) => product?.name ?? null);
  expect(products).toEqual(['Холодильник', null, null]);
});

test('a guest has none of his own in an account, and nobody is asked', async () => {
  const { answer, recordedCalls } = await execute(ownCommentsQuery, shop(), { headers: { cookie: `comment_key=${key}` } });
  expect([answer.errors[0].extensions.code, recordedCalls]).toEqual(['UNAUTHENTICATED', []]);
});

test.each([
  ['rates: [0]', 'rates'],
  ['rates: [6]', 'rates'],
  [`query: "${'а'.repeat(101)}"`, 'query'],
  ['perPage: 101', 'perPage'],
  ['page: 0', 'page'],
])('a list with %s is refused', async (argument, field) => {
  const { answer, recordedCalls } = await execute(`{ comments(type: REVIEW, ownerId: 42, ${argument}) { nodes { id } } }`);
  expect([Object.keys(answer.errors[0].extensions.fields), recordedCalls]).toEqual([[field], []]);
});

test('what a provider does not tell of a comment is nothing, and no error', async () => {
  const bare = comment({
    date: null,
    status: null,
    type: null,
    rate: null,
    experience: null,
    answers_count: null,
  });
  const source = '{ comments(type: REVIEW, ownerId: 42) { nodes { createdAt status type rate experience answersCount } } }';
  const { answer } = await execute(
    source,
    shop({ comments: { list: () => ({ items: [bare], total: 1, perPage: 10, pageCount: 1, currentPage: 1 }) } }),
  );
  expect(answer).toEqual({
    data: {
      comments: {
        nodes: [
          {
            createdAt: null,
            status: 'PUBLISHED',
            type: null,
            rate: null,
            experience: '',
            answersCount: 1,
          },
        ],
      },
    },
  });
});

test('a guest gets a key by which the browser is known again, and keeps the one it has', async () => {
  const first = await execute(saying(good), shop(), { headers: {} });
  const newCommentKey = first.recordedCalls[0]?.caller.commentKey ?? '';
  expect(newCommentKey).toMatch(/^[0-9a-f]{32}$/);
  expect(setCookies(first.context)).toEqual([expect.stringMatching(new RegExp(`^comment_key=${newCommentKey};.*HttpOnly`))]);
  expect(first.recordedCalls).toMatchObject([
    { input: { body: { type: 'product', text: 'Работает тихо, доволен.', consents: ['personal-data'] } } },
  ]);
  const again = await execute('mutation { commentLike(input: { id: 1 }) { votes { likesCount myVote } } }', shop(), {
    headers: { cookie: `comment_key=${key}` },
  });
  expect([again.recordedCalls[0]?.caller.commentKey, setCookies(again.context)]).toEqual([key, []]);
  const shopper = await execute('mutation { commentLike(input: { id: 1 }) { votes { likesCount myVote } } }', shop(), {
    headers: { authorization: 'Bearer access-token-of-anna' },
  });
  expect([shopper.recordedCalls[0]?.caller.commentKey, setCookies(shopper.context)]).toEqual([undefined, []]);
});

test.each([
  ['text: "", author: "Пётр", rate: 5', { 'input.text': ['Это поле необходимо заполнить.'] }],
  ['text: "Да", author: "Пётр", rate: 5', { 'input.text': ['Пожалуйста, введите не меньше 10 символов.'] }],
  [`text: "${'а'.repeat(3001)}", author: "Пётр", rate: 5`, { 'input.text': ['Не больше 3000 символов.'] }],
  ['text: "Работает тихо.", rate: 5', { 'input.author': ['Это поле необходимо заполнить.'] }],
  ['text: "Работает тихо.", author: "П", rate: 5', { 'input.author': ['Пожалуйста, введите не меньше 2 символов.'] }],
  ['text: "Работает тихо.", author: "Пётр"', { 'input.rate': ['Поставьте оценку от 1 до 5.'] }],
  ['text: "Работает тихо.", author: "Пётр", rate: 6', { 'input.rate': ['Поставьте оценку от 1 до 5.'] }],
  ['text: "Работает тихо.", author: "Пётр", rate: 5, imageIds: [1, 2, 3, 4, 5, 6]', { 'input.imageIds': ['Не больше 5 фотографий.'] }],
  [
    'text: "Спасибо", author: "Пётр", parentId: 1, rate: 5, imageIds: [1]',
    { 'input.rate': ['Оценка бывает только у отзыва.'], 'input.imageIds': ['Фотографии бывают только у отзыва.'] },
  ],
])('%s names the field at fault', async (over, fields) => {
  const { answer, recordedCalls, context } = await execute(saying(over), shop(), { headers: {} });
  expect([answer.errors[0].extensions, recordedCalls, setCookies(context)]).toEqual([{ code: 'BAD_USER_INPUT', fields }, [], []]);
});

test('without consent nothing is said; an answer may be short, and a shopper needs no name', async () => {
  const { answer } = await execute(saying(good).replace('[PERSONAL_DATA]', '[MARKETING]'), shop(), { headers: {} });
  expect(answer.errors[0].extensions.fields).toEqual({ 'input.consents': ['Для завершения необходимо согласие.'] });
  const short = await execute(saying('text: "Да", parentId: 1'), shop(), { headers: { authorization: 'Bearer access-token-of-anna' } });
  expect(short.recordedCalls[0]?.input).toMatchObject({ body: { text: 'Да', parent_id: '1' } });
});

test('writing and voting are counted by address', async () => {
  const countedTries: string[] = [];
  const countTry = async ({ name }: { name: string }) => void countedTries.push(name);
  await execute(saying(good), shop(), { headers: {}, config: { countTry } });
  await execute('mutation { commentDislike(input: { id: 1 }) { votes { dislikesCount } } }', shop(), { config: { countTry } });
  await execute('{ comments(type: REVIEW, ownerId: 42, query: "тихо") { totalCount } }', shop(), { config: { countTry } });
  expect(countedTries).toEqual(['comment', 'comment-vote', 'comment-words']);
});

test('a vote for what is gone is NOT_FOUND', async () => {
  const goneCommentShop = shop({ comments: { like: () => Promise.reject(refusal(404, 'not_found')) } });
  const { answer } = await execute('mutation { commentLike(input: { id: 1 }) { votes { likesCount } } }', goneCommentShop);
  expect(answer.errors[0].extensions).toEqual({ code: 'NOT_FOUND' });
});

describe('a moderator', () => {
  const source = (input: string) =>
    `mutation { commentModerate(input: { id: 501, ${input} }) { comment { status } userErrors { __typename ... on UserError { field } } } }`;
  const moderator = { application: createApplication('back-office', 'COMMENTS_MODERATE') };

  test('publishes or refuses what waits', async () => {
    const waiting = await execute('{ commentsWaiting { nodes { status parentId } } }', shop(), moderator);
    expect(waiting.answer.data).toEqual({ commentsWaiting: { nodes: [{ status: 'WAITING', parentId: '500' }] } });
    expect(waiting.recordedCalls[0]?.input).toEqual({ query: { page: 1, per_page: 50 } });
    const refused = await execute(source('decision: REFUSE, reason: "Не о товаре"'), shop(), moderator);
    expect(refused.answer.data.commentModerate).toEqual({ comment: { status: 'REFUSED' }, userErrors: [] });
    expect(refused.recordedCalls[0]?.input).toEqual({ params: { id: '501' }, body: { status: 2, reason: 'Не о товаре' } });
    const published = await execute(source('decision: PUBLISH'), shop(), moderator);
    expect(published.recordedCalls[0]?.input).toEqual({ params: { id: '501' }, body: { status: 1 } });
  });

  test('says why in 500 characters, and of a comment that there is', async () => {
    const { answer, recordedCalls } = await execute(source(`decision: REFUSE, reason: "${'а'.repeat(501)}"`), shop(), moderator);
    expect(answer.data.commentModerate.userErrors).toEqual([{ __typename: 'InvalidValue', field: ['input', 'reason'] }]);
    expect(recordedCalls).toEqual([]);
    const moderate = () => Promise.reject(refusal(404, 'not_found'));
    const missing = await execute(source('decision: PUBLISH'), shop({ comments: { moderate } }), moderator);
    expect(missing.answer.data.commentModerate.userErrors).toMatchObject([{ __typename: 'NotFound' }]);
  });

  test('has the right, or sees and does nothing', async () => {
    for (const field of ['{ commentsWaiting { totalCount } }', source('decision: PUBLISH')]) {
      const { answer, recordedCalls } = await execute(field, shop(), { application: createApplication('storefront') });
      expect([answer.errors[0].extensions, recordedCalls]).toEqual([{ code: 'FORBIDDEN', right: 'comments:moderate' }, []]);
    }
  });
});
