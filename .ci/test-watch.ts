import { runRoom } from './stages/room.ts';

/** `npm run test:watch -- graphql basket`: after each change what depends on it runs again. */
await runRoom(process.argv.slice(2), 'watch');
