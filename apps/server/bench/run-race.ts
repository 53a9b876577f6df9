import { load } from './load.ts';
import type { Race, Runner } from './races.ts';
import { type Subject, start } from './subject.ts';

export interface Result {
  name: string;
  /** Microseconds of CPU of the server's process for one request, round by round. */
  rounds: readonly number[];
  /** Mean length of an answer. */
  bytes: number;
}

/** Times the requests of a race that are sent before it: a server runs for weeks, and the compiler takes its time with many parts. */
const warmUp = 3;

/** Runs all of a race in turns, so that what else the machine does falls upon everybody alike. */
export async function runRace({ runners, requests }: Race, rounds: number, upstream: string): Promise<Result[]> {
  const subjects = new Map<string, Subject>();
  try {
    for (const { subject } of runners) subjects.set(subject, await start(subject, upstream));
    const measured = runners.map((runner) => ({ runner, rounds: [] as number[], bytes: 0 }));
    const runRequests = async ({ subject, createRequest: ask, requests: own = requests }: Runner, times: number) => {
      const count = own * times;
      const server = subjects.get(subject);
      if (server === undefined) throw new Error(`${subject} was not started.`);
      const before = await server.used();
      const bytes = await load(server.origin, count, ask);
      return { cpu: ((await server.used()) - before) / count, bytes };
    };
    // Until the compiler has seen everything.
    for (const { runner } of measured) await runRequests(runner, rounds * warmUp);
    for (let round = 0; round < rounds; round++) {
      for (const each of measured) {
        const { cpu, bytes } = await runRequests(each.runner, 1);
        each.rounds.push(cpu);
        each.bytes = bytes;
      }
    }
    return measured.map(({ runner: { name }, rounds, bytes }) => ({ name, rounds, bytes }));
  } finally {
    await Promise.all([...subjects.values()].map((subject) => subject.stop()));
  }
}
