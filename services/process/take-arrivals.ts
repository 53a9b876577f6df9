import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop without anything new: in one a connection is taken, in the next its request is read. */
const quietTurns = 4;

/**
 * Before a server closes: takes the connections and requests that the system has received for it while the process was busy. Closing
 * resets all that lies there, and its client cannot know whether a change was made. A turn of the event loop takes one connection
 * only: what those that come now want is read once the server is closed, or the next ones would wait for it.
 */
export async function takeArrivals(server: Server, maxTime = 5_000): Promise<void> {
  if (!server.listening) return;
  let quiet = 0;
  const taken: Socket[] = [];
  const onRequest = () => {
    quiet = 0;
  };
  const onConnection = (socket: Socket) => {
    quiet = 0;
    taken.push(socket.pause());
  };
  server.on('connection', onConnection).on('request', onRequest);
  const end = performance.now() + maxTime;
  for (; quiet < quietTurns && performance.now() < end; quiet++) await nextTurn();
  server.off('connection', onConnection).off('request', onRequest);
  setImmediate(() => {
    for (const socket of taken) socket.resume();
  });
}
