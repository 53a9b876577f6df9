import { parseArgs } from 'node:util';
import { readConfiguration } from '../configuration.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';
import { answerAsShop, publish, readWaiting, refuse } from '../services/comments/moderate.ts';

/**
 * `npm run provider:comments`: reviews, questions and answers that wait to be looked at, columns divided by tabs; exit code 2 when there are
 * some. `-- --publish ID`, which may stand there several times, shows them to everybody, `--refuse ID --reason "…"` to nobody, and
 * `--answer ID --text "…"` says something to one in the shop's name.
 */
const options = {
  publish: { type: 'string', multiple: true },
  refuse: { type: 'string', multiple: true },
  reason: { type: 'string' },
  answer: { type: 'string' },
  text: { type: 'string' },
} as const;

/** A tab or a new line in what is said would be a column or a row. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

async function show(db: OpenDatabase): Promise<void> {
  const pendingComments = await readWaiting(db);
  console.log(['comment', 'what', 'of', 'answers', 'since', 'author', 'rating', 'bought', 'photos', 'text'].join('\t'));
  for (const { id, type, ownerId, parentId, date, author, rating, isVerified, photos, text } of pendingComments) {
    const boughtText = isVerified ? 'yes' : 'no';
    console.log([id, type, ownerId, parentId ?? '', date, flat(author), rating ?? '', boughtText, photos.join(' '), flat(text)].join('\t'));
  }
  if (pendingComments.length > 0) process.exitCode = 2;
}

async function decide(id: string, what: string, work: (id: number) => Promise<boolean>): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(id) || !(await work(Number(id)))) throw new Error(`There is no comment ${id} that could be ${what}.`);
  console.log(`comment ${id} is ${what}`);
}

try {
  const { values } = parseArgs({ options });
  const { publish: publishedIds = [], refuse: refusedIds = [], reason = '', answer, text = '' } = values;
  if (answer !== undefined && text.trim().length < 2) throw new Error('An answer needs its words: --text "…"');
  const configuration = readConfiguration(process.env);
  const connection = await openDatabase({ databaseUrl: configuration.DATABASE_URL, dataDir: configuration.DATA_DIR });
  const { db } = connection;
  try {
    for (const id of publishedIds) await decide(id, 'published', (number) => publish(db, number));
    for (const id of refusedIds) await decide(id, 'refused', (number) => refuse(db, number, reason));
    if (answer !== undefined) await decide(answer, 'answered', (number) => answerAsShop(db, number, text.trim()));
    if (publishedIds.length === 0 && refusedIds.length === 0 && answer === undefined) await show(db);
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
