import { expect, test } from './shop.ts';

test('a product shows the selections it belongs to, with the way to all of each', async ({ page, request }) => {
  const query = '{ listing(of: { category: 224 }, perPage: 10) { nodes { url compilations { name url products { name } } } } }';
  const { data } = await (await request.post('/graphql', { data: { query } })).json();
  const { url, compilations } = data.listing.nodes.find(({ compilations: found }: { compilations: object[] }) => found.length > 0);
  const [{ name, url: all, products }] = compilations;
  await page.goto(url);
  const shelf = page.getByRole('region', { name, exact: true });
  await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(products.map((each: { name: string }) => each.name));
  await shelf.getByRole('link', { name: `Смотреть все: ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`${all}$`));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
