import { describe, expect, test } from 'vitest';
import { selectTests } from './rooms.ts';
import { plantTree } from './testing/tree.ts';

const folders = ['.ci', 'graphql', 'apps/server'];
const of = (...args: string[]) => {
  const tree = plantTree({ '.ci/a.test.ts': '', 'graphql/news/rules.test.ts': '', 'apps/server/src/a.test.ts': '' });
  return selectTests(args, folders, tree);
};

describe('npm test with words', () => {
  test('a room alone is all of its tests', () => expect(of('graphql')).toEqual({ folder: 'graphql', args: [] }));
  test('a room goes by the end of its folder, too', () => {
    expect(of('server').folder).toBe('apps/server');
    expect(of('apps/server/').folder).toBe('apps/server');
    expect(of('ci').folder).toBe('.ci');
  });
  test('a word that is in a path chooses files', () => expect(of('graphql', 'news').args).toEqual(['news']));
  test('any other word is of names, and means what it says', () => {
    expect(of('graphql', 'news', 'a list', '(of)').args).toEqual(['news', '-t', String.raw`a list.*\(of\)`]);
  });
  test('options go on as they are', () => expect(of('graphql', 'news', '-t', 'news', '-u').args).toEqual(['news', '-t', 'news', '-u']));
  test('a room that there is not is refused with those that there are', () => {
    expect(() => of('shop')).toThrow('There is no room «shop». Name one of: .ci, graphql, apps/server.');
  });
});
