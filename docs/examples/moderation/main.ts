import { ask, connect, GatewayError } from './client.ts';
import { CommentsToModerateDocument, ModerateCommentDocument } from './generated/graphql.ts';

/**
 * Shows what shoppers have said and nobody has looked at, and decides about it:
 *
 *     node docs/examples/moderation/main.ts
 *     node docs/examples/moderation/main.ts publish 501
 *     node docs/examples/moderation/main.ts refuse 502 'Не о товаре'
 *
 * `GATEWAY` is the gateway's address, `APP_KEY` a key with the right `comments:moderate`.
 */
const { GATEWAY: address = 'http://localhost:3000/graphql', APP_KEY: key = 'demonstration-key' } = process.env;
const gateway = connect({ address, key });
const decisions = { publish: 'PUBLISH', refuse: 'REFUSE' } as const;

const [word, id, reason] = process.argv.slice(2);
try {
  if (word === undefined) await show();
  else if ((word === 'publish' || word === 'refuse') && id !== undefined) await decide(word, id);
  else fail('Usage: node main.ts, or node main.ts publish|refuse ID [REASON]');
} catch (error) {
  if (error instanceof GatewayError) fail(`${error.code}: ${error.message}`);
  throw error;
}

async function show(): Promise<void> {
  const { commentsWaiting } = await ask(gateway, CommentsToModerateDocument, {});
  const { nodes = [], totalCount = 0 } = commentsWaiting ?? {};
  for (const comment of nodes) {
    const about = comment.product === null ? '' : ` о «${comment.product.name}»`;
    process.stdout.write(`${comment.id}  ${comment.author}${about}: ${comment.text.replaceAll(/\s+/g, ' ')}\n`);
  }
  process.stdout.write(`${totalCount} waiting\n`);
}

async function decide(word: keyof typeof decisions, id: string): Promise<void> {
  const input = { id, decision: decisions[word], reason };
  const { commentModerate } = await ask(gateway, ModerateCommentDocument, { input });
  const [fault] = commentModerate?.userErrors ?? [];
  if (fault === undefined) process.stdout.write(`${id} ${commentModerate?.comment?.status ?? 'OTHER'}\n`);
  else fail(fault.__typename === 'NotFound' ? `There is no comment ${id}.` : fault.message);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
