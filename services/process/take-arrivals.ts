import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop without anything new: in one a connection is taken, in the next its request is read. */
const quietTurns = 4;
/** Milliseconds after which a connection on which nothing has come is a spare one of its client, and ends. */
const spareTime = 1_000;

/**
 * Before a server closes: takes the connections and requests that the system has received for it while the process was busy. Closing
 * resets all that lies there, and its client cannot know whether a change was made. Connections taken here are served once the server is
 * closed: who is answered comes back at once, so that there would be no end of it.
 */
export async function takeArrivals(server: Server, maxTime = 5_000): Promise<void> {
  if (!server.listening) return;
  let quiet = 0;
  const taken: Socket[] = [];
  const serve = server.listeners('connection') as ((socket: Socket) => void)[];
  const hold = (socket: Socket) => {
    quiet = 0;
    taken.push(socket);
  };
  const onRequest = () => {
    quiet = 0;
  };
  for (const listener of serve) server.off('connection', listener);
  server.on('connection', hold).on('request', onRequest);
  const end = performance.now() + maxTime;
  for (; quiet < quietTurns && performance.now() < end; quiet++) await nextTurn();
  server.off('connection', hold).off('request', onRequest);
  for (const listener of serve) server.on('connection', listener);
  setImmediate(() => {
    for (const socket of taken) {
      server.emit('connection', socket);
      setTimeout(() => socket.bytesRead === 0 && socket.destroy(), spareTime);
    }
  });
}
