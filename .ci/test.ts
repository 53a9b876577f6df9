import { testEverything } from './stages/everything.ts';
import { runRoom } from './stages/room.ts';

const words = process.argv.slice(2);
/** `npm test` is everything; `npm test -- graphql stores` a room, and in it what the words name. */
await (words.length === 0 ? testEverything() : runRoom(words, 'run'));
