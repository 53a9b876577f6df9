import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { fetchAsOtherVisitor, moderate, mostReviewedProduct } from './moderation.ts';
import { main } from './screen.ts';

/** A grey point as PNG. */
const point = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: point });
const form = (page: Page, name: string) => page.getByRole('form', { name });
const open = async (page: Page, name: string) => page.locator('summary', { hasText: name }).first().click();

/** Words that nobody else has written in this run. */
const own = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;

const createCommentMutation = `mutation($input: CommentCreateInput!) { commentCreate(input: $input) { comment { id } } }`;

test('a review with two photos is written, waits for a look, and is then everybody’s', async ({ page, request, hasScript, complaints }) => {
  const { url } = await mostReviewedProduct(request, 'смартфон');
  const text = own('Держит заряд два дня, не греется');
  await page.goto(`${url}/comments`);
  if (hasScript) await adopted(page.locator('details.say form').first());
  await open(page, 'Написать отзыв');
  const writing = form(page, 'Написать отзыв');
  await writing.getByRole('radio', { name: /Отлично/ }).check();
  await writing.getByLabel('Достоинства').fill('Батарея');
  await writing.getByLabel('Комментарий').fill(text);
  await writing.getByLabel('Фотографии').setInputFiles([photo('1.png'), photo('2.png')]);
  await writing.getByLabel('Имя').fill('Пётр');
  await writing.getByRole('button', { name: 'Отправить отзыв' }).click();

  // Without consent it comes back as it was typed, and the photos need not be sent again.
  const summary = page.getByRole('alert').filter({ hasText: 'Для завершения необходимо согласие.' });
  await expect(summary).toBeVisible();
  await expect(writing.getByLabel('Комментарий')).toHaveValue(text);
  await expect(writing.getByRole('checkbox', { name: /Фото \d — загружено/ })).toHaveCount(2);
  if (hasScript) await expectAccessible(page);
  // The page itself says that it was not taken.
  else complaints.splice(0, 1);
  await writing.getByRole('checkbox', { name: /Согласен/ }).check();
  await writing.getByRole('button', { name: 'Отправить отзыв' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Спасибо за отзыв!' })).toBeInViewport();
  const mine = main(page).getByRole('article').filter({ hasText: text });
  await expect(mine.getByText('На проверке')).toBeVisible();
  await expect(mine.getByRole('img', { name: /Фото \d/ })).toHaveCount(2);
  await expect(mine.getByRole('button', { name: /Полезно/ })).toHaveCount(0);

  const commentsQuery = 'query($id: ID!, $text: String) { comments(type: REVIEW, ownerId: $id, query: $text) { nodes { text images } } }';
  const publishedComments = async () =>
    (await fetchAsOtherVisitor(request, commentsQuery, { id: url.split('/').at(-1), text: text.split(' ').at(-1) })).comments.nodes;
  expect(await publishedComments()).toEqual([]);
  await moderate(request, text);
  expect(await publishedComments()).toMatchObject([{ text, images: [expect.any(String), expect.any(String)] }]);
  await page.reload();
  await expect(mine.getByText('На проверке')).toHaveCount(0);
  await expect(mine.getByRole('button', { name: /^Полезно/ })).toBeVisible();
});

test('a question is asked, answered by another and by the shop', { tag: '@long' }, async ({
  page,
  request,
  browser,
  hasScript,
  baseURL,
  viewport,
}) => {
  const { url } = await mostReviewedProduct(request, 'ноутбук');
  const question = own('Можно ли добавить память самому?');
  await page.goto(`${url}/faq`);
  await open(page, 'Задать вопрос');
  const asking = form(page, 'Задать вопрос');
  await asking.getByLabel('Вопрос').fill(question);
  await asking.getByLabel('Имя').fill('Ольга');
  await asking.getByRole('checkbox', { name: /Согласен/ }).check();
  await asking.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(page.getByText('Вопрос отправлен.')).toBeVisible();
  await moderate(request, question);

  const options = { javaScriptEnabled: hasScript, ...(baseURL && { baseURL }), ...(viewport && { viewport }) };
  const other = await browser.newContext(options);
  const visitor = await other.newPage();
  await visitor.goto(`${url}/faq`);
  const asked = visitor.getByRole('article').filter({ hasText: question });
  await asked.locator('summary', { hasText: 'Ответить' }).click();
  const answering = asked.getByRole('form', { name: 'Ответить' });
  const answer = own('Да, один слот свободен');
  await answering.getByLabel('Ответ').fill(answer);
  await answering.getByLabel('Имя').fill('Иван');
  await answering.getByRole('checkbox', { name: /Согласен/ }).check();
  await answering.getByRole('button', { name: 'Отправить ответ' }).click();
  await expect(visitor.getByText('Спасибо за ответ!')).toBeVisible();
  await other.close();
  await moderate(request, answer);

  await page.reload();
  const mine = page.getByRole('article').filter({ hasText: question });
  await expect(mine.getByRole('listitem').filter({ hasText: answer })).toContainText('Иван');
  if (hasScript) await expectAccessible(page);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.some((text) => text.includes('FAQPage') && text.includes(answer))).toBe(true);
});

test('a visitor likes once, and may think again', { tag: '@long' }, async ({ page, request, hasScript }) => {
  const { id, url } = await mostReviewedProduct(request, 'телевизор');
  const text = own('Можно ли повесить на стену?');
  const input = { type: 'QUESTION', ownerId: id, text, author: 'Анна', consents: ['PERSONAL_DATA'] };
  await fetchAsOtherVisitor(request, createCommentMutation, { input });
  await moderate(request, text);
  await page.goto(`${url}/faq`);
  const question = page.getByRole('article').filter({ hasText: text });
  const like = question.getByRole('button', { name: /^Полезно/ });
  const dislike = question.getByRole('button', { name: /^Не полезно/ });
  if (hasScript) await adopted(like);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAccessibleName('Полезно 1');
  await like.click();
  await expect(like).toHaveAccessibleName('Полезно 1');
  await dislike.click();
  await expect(dislike).toHaveAccessibleName('Не полезно 1');
  await expect(like).toHaveAccessibleName('Полезно');
  await page.reload();
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
});

test('reviews are narrowed by rating and words, turned over, and told by their address', { tag: '@long' }, async ({
  page,
  request,
  hasScript,
}) => {
  const { url } = await mostReviewedProduct(request, 'телевизор');
  await page.goto(url);
  await page
    .getByRole('navigation', { name: 'Разделы товара' })
    .getByRole('link', { name: /Отзывы \d/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Отзывы', exact: true })).toBeVisible();
  if (hasScript) {
    await expectAccessible(page);
    await expectReadable(page, 'dark');
    await page.emulateMedia({ colorScheme: null });
  }
  const reviews = main(page).getByRole('article', { name: /^Отзыв/ });
  await expect(reviews).toHaveCount(10);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.filter((text) => text.includes('"@type":"Review"'))).toHaveLength(10);
  const turn = page.getByRole('link', { name: 'Страница 2' });
  if (hasScript) await adopted(turn);
  await turn.click();
  await expect(page).toHaveURL(/\/comments\/page-2$/);
  await expect(turn).toHaveAttribute('aria-current', 'page');
  const narrow = page.getByRole('navigation', { name: 'Какие отзывы показать' });
  const five = narrow.getByRole('link', { name: /^5 звёзд/ });
  const count = Number(/: (\d+)/.exec((await five.textContent()) ?? '')?.[1]);
  await five.click();
  await expect(five).toHaveAttribute('aria-current', 'true');
  await expect(main(page).getByText(`Найдено: ${count}`)).toBeVisible();
  // On a phone the order and the words are folded.
  const folded = page.getByText('Сортировка и\u00a0поиск');
  if (await folded.isVisible()) await folded.click();
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала полезные');
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(page).toHaveURL(/\/comments\?.*rating=5/);
  await expect(reviews.first().getByText('Оценка 5 из 5')).toBeAttached();
  await expect(reviews.getByText(/Оценка [1-4] из 5/)).toHaveCount(0);
  await page.getByLabel('Слова в отзывах').fill('абракадабра');
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(page.getByRole('heading', { name: 'Таких отзывов нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Сбросить всё' }).click();
  await expect(reviews).toHaveCount(10);
});
