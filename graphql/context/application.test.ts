import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';
import { rightNames } from './application.ts';

test('a field that needs a right says so', () => {
  const silent = Object.values(schema.getTypeMap()).flatMap((type) =>
    (isObjectType(type) ? Object.values(type.getFields()) : []).flatMap(({ name, description, resolve }) => {
      const right = resolve !== undefined && 'right' in resolve ? (resolve.right as keyof typeof rightNames) : undefined;
      return right === undefined || description?.includes(`\`${rightNames[right]}\``)
        ? []
        : [`${type.name}.${name} needs ${rightNames[right]}`];
    }),
  );
  expect(silent).toEqual([]);
});

test('the names of rights are those that the schema gives them', () => {
  const type = schema.getType('ApplicationRight');
  const values = type && 'getValues' in type ? type.getValues() : [];
  expect(values.map(({ name, description }) => [name, /^`([^`]+)`/.exec(description ?? '')?.[1]])).toEqual(Object.entries(rightNames));
});
