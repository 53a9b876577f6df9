import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { faultOf } from './check-reply.ts';
import { type FuzzedOperation, operations } from './operation.ts';

export interface FuzzOptions {
  /** Of the running shop. */
  origin: string;
  runs: number;
  /** Repeats a run that has failed. */
  seed?: number | undefined;
  headers?: Readonly<Record<string, string>>;
}

/** Operations sent at a time. */
const atATime = 4;

/** Sends operations made from the schema's own description; throws with the smallest one that is answered badly. */
export async function fuzz({ origin, runs, seed, headers = {} }: FuzzOptions): Promise<void> {
  const schema = buildSchema(await (await fetch(`${origin}/graphql/schema.graphql`)).text());
  const send = async (operation: FuzzedOperation) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(operation),
    });
    const fault = faultOf({ status: answer.status, text: await answer.text() }, operation);
    if (fault !== undefined) throw new Error(`${fault}\n${operation.query}\n${JSON.stringify(operation.variables)}`);
  };
  const several = fc.array(operations(schema), { minLength: atATime, maxLength: atATime });
  await fc.assert(
    fc.asyncProperty(several, async (each) => {
      await Promise.all(each.map(send));
    }),
    { numRuns: Math.ceil(runs / atATime), ...(seed !== undefined && { seed }), interruptAfterTimeLimit: undefined },
  );
}
