import { createSourceEventStream, execute, GraphQLError, locatedError } from 'graphql';
import type { Context } from './context/context.ts';
import { type Answer, failure, formatAnswer, type Operation, readOperation } from './run.ts';
import { schema } from './schema.ts';

/**
 * Begins a subscription and gives an answer for each of its events, until whoever listens goes away. A failure of the events themselves is
 * the last answer; what one event lacks stands in its errors.
 */
export async function* subscribe(operationRequest: Operation): AsyncGenerator<Answer, void, undefined> {
  const read = readOperation(operationRequest);
  if ('errors' in read) return yield read;
  const { document, operation, variableValues } = read;
  if (operation.operation !== 'subscription') return yield failure('Событиями отвечает только подписка.', 'BAD_REQUEST');
  const { context } = operationRequest;
  const request = { schema, document, operationName: operation.name?.value, variableValues };
  const events = await createSourceEventStream({ ...request, contextValue: context });
  if (!(Symbol.asyncIterator in events)) return yield formatAnswer({ data: null, ...events }, context);
  try {
    for await (const event of events) {
      const eventContext = context.renewed();
      yield formatAnswer(await answerTo(request, event, eventContext), eventContext);
    }
  } catch (error) {
    const cause = error instanceof Error ? error : new GraphQLError(String(error));
    const path = operation.selectionSet.selections.flatMap((selection) => ('name' in selection ? [selection.name.value] : []));
    yield formatAnswer({ data: null, errors: [locatedError(cause, operation, path)] }, context);
  }
}

type Request = Omit<Parameters<typeof execute>[0], 'rootValue' | 'contextValue'>;

const answerTo = async (request: Request, rootValue: unknown, contextValue: Context): Promise<Answer> =>
  execute({ ...request, rootValue, contextValue });
