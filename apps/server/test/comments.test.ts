import { beforeAll, expect, it } from 'vitest';
import { startBreakableShop } from './breakable-shop.ts';
import { execute, type FilledDatabase, type StartedShop } from './full-stack.ts';
import { run } from './process.ts';

let shop: StartedShop;
let database: FilledDatabase;
let product: number;

beforeAll(async () => {
  ({ database, shop } = await startBreakableShop());
  // What visitors of other tests have written waits for nobody here.
  // From waiting to refused, in the numbers of the wire.
  await database.sql('update comments set status = 2 where status = 0');
  const [most] = await database.sql<{ id: number }>(
    'select id from products where status = 1 and not is_markdown order by question_count desc, id limit 1',
  );
  product = most?.id ?? 0;
});

/** An operator's command beside the shop that runs. */
async function command(...words: string[]) {
  const started = run('provider/src/commands/comments.ts', { DATABASE_URL: database.url }, words);
  const { code } = await started.ended;
  return { code, lines: [...started.lines] };
}

interface CommentsData {
  comments: { totalCount: number; nodes: { id: string; text: string; answers: { author: string; text: string }[] }[] };
}

const questions = async () => {
  const source = 'query($id: ID!) { comments(type: QUESTION, ownerId: $id) { totalCount nodes { id text answers { author text } } } }';
  return (await execute<CommentsData>(shop, source, { id: product })).data!.comments;
};

it('what a visitor asks is seen by others when an operator has looked at it, and answered', async () => {
  const before = (await questions()).totalCount;
  const input = {
    type: 'QUESTION',
    ownerId: product,
    text: 'Можно ли\tвернуть\nчерез неделю?',
    author: 'Анна',
    consents: ['PERSONAL_DATA'],
  };
  const said = 'mutation($input: CommentCreateInput!) { commentCreate(input: $input) { comment { id status } } }';
  const { data } = await execute<{ commentCreate: { comment: { id: string; status: string } } }>(shop, said, { input });
  const { id, status } = data!.commentCreate.comment;
  expect([status, (await questions()).totalCount]).toEqual(['WAITING', before]);

  const waiting = await command();
  expect(waiting.code).toBe(2);
  expect(waiting.lines[0]).toMatch(/^comment\twhat\tof\tanswers\t/);
  const row = new RegExp(`^${id}\tquestion\t${product}\t\t[^\t]+\tАнна\t\tno\t\tМожно ли вернуть через неделю\\?$`);
  expect(waiting.lines[1]).toMatch(row);

  expect(await command('--publish', id)).toEqual({ code: 0, lines: [`comment ${id} is published`] });
  expect((await command()).code).toBe(0);
  expect((await questions()).totalCount).toBe(before + 1);
  expect(await command('--answer', id, '--text', 'Да, в течение семи дней.')).toEqual({ code: 0, lines: [`comment ${id} is answered`] });
  const asked = (await questions()).nodes.find((node) => node.id === id);
  expect(asked?.answers).toEqual([{ author: 'Витрина', text: 'Да, в течение семи дней.' }]);

  expect(await command('--refuse', id, '--reason', 'не о товаре')).toEqual({ code: 0, lines: [`comment ${id} is refused`] });
  expect((await questions()).totalCount).toBe(before);
  expect((await command('--publish', '999999999')).code).toBe(1);
  expect((await command('--answer', id)).code).toBe(1);
});
