import '../src/development.ts';
import { web } from '@vitrina/web/server/plugin.ts';
import Fastify from 'fastify';
import { build, prepare } from '../src/vite-screens.ts';

/** The screens as they are developed, in front of a gateway that answers nothing: what the building blocks show is their own. */
const app = Fastify();
await prepare(app);
await app.register(web, { execute: async () => ({}), sessionSecret: 'building blocks keep no secrets', build, mode: 'development' });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ origin });
process.once('disconnect', () => void app.close().then(() => process.exit(0)));
