import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { run } from './run.ts';
import { compiledSchema, schema } from './schema.ts';
import { fakeProvider, testContext } from './testing/provider.ts';
import { shop } from './testing/whole-shop.ts';

const source = '{ mainPage { slider { image imageMobile } brands { image } } product(id: 1) { images } }';

test('every field that names pictures shows them where the shop does, run either way', async () => {
  const { context } = testContext(fakeProvider(shop()).provider, {}, { toPictureUrl: (address) => `/shown${address}` });
  const { data } = await run({ source, context });
  const pictureTexts = JSON.stringify(data).match(/"[^"]*\.(?:svg|png|jpe?g|webp)[^"]*"/g) ?? [];
  expect(pictureTexts.length).toBeGreaterThan(3);
  expect(pictureTexts.filter((path) => !path.startsWith('"/shown/'))).toEqual([]);
});

test('a field whose name says that it is a picture is marked as one', () => {
  const fieldsOf = (built: typeof schema) =>
    Object.values(built.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).filter(({ name }) => /^images?$|^image[A-Z_]/.test(name)));
  for (const built of [schema, compiledSchema]) {
    const fields = fieldsOf(built);
    expect(fields.length).toBeGreaterThan(10);
    expect(
      fields
        .filter(({ astNode }) => !(astNode?.directives ?? []).some((directive) => directive.name.value === 'picture'))
        .map(({ name }) => name),
    ).toEqual([]);
  }
});
