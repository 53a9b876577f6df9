import type { Context } from '@vitrina/graphql/context/context.ts';
import { run } from '@vitrina/graphql/run.ts';
import type { StoredOperations } from '@vitrina/graphql/stored.ts';
import { operationOf } from '@vitrina/graphql/variables.ts';
import { GraphQLError } from 'graphql';
import type { Answered, Asking, Question } from './asking.ts';
import { type Cost, createScale } from './limits/budget.ts';
import { largeVariable, limitRules } from './limits/rules.ts';
import type { GatewayMetrics } from './metrics.ts';
import { inOperation } from './operation-span.ts';
import type { StoredTexts } from './stored-texts.ts';

/** `seen` is what resolvers see of the context, when that is not all of it. */
export type Answer = (asking: Asking, question: Question, seen?: Context) => Promise<Answered>;

interface Parts {
  operations: StoredOperations;
  texts: StoredTexts;
  metrics: GatewayMetrics;
}

/** Runs what is asked within the limits, counts it, and adds what the asking client is told of the cost. */
export function createAnswer({ operations, texts, metrics }: Parts): Answer {
  return async ({ context, trace, made }, question, seen = context) => {
    const started = performance.now();
    const { source, document, operationName, variables = {} } = question;
    const id = texts.idOf(question);
    const name = texts.labelOf(id);
    const large = largeVariable(variables);
    const scale = createScale(context.viewer.application);
    const { data, errors } =
      large === undefined
        ? await inOperation(name, document ?? operations.get(id ?? '')?.document ?? source, () =>
            run({
              id,
              operations,
              source,
              document,
              operationName,
              variables,
              context: seen,
              rules: limitRules,
              weigh: scale.weigh,
              trace,
            }),
          )
        : { data: undefined, errors: [tooLarge(large)] };
    for (const { extensions } of errors ?? []) metrics.error(String(extensions.code));
    const outcome = errors === undefined ? 'ok' : data == null ? 'failed' : 'partial';
    metrics.operation(name, outcome, performance.now() - started);
    return {
      ...(data !== undefined && { data }),
      ...(errors !== undefined && { errors: errors.map((error) => error.toJSON()) }),
      ...(made && { extensions: { ...(trace && { provenance: trace.provenance() }), cost: scale.cost(made()) } }),
      cookies: context.session.cookies(),
    };
  };
}

/** What an application is told of the cost of a stored operation when nothing had to be called. */
export function costAtHand({ operations, texts }: Pick<Parts, 'operations' | 'texts'>, question: Question): Cost {
  const scale = createScale('any');
  const document = operations.get(texts.idOf(question) ?? '')?.document;
  const operation = document && operationOf(document, question.operationName);
  if (document && operation) scale.weigh(document, operation, question.variables ?? {});
  return scale.cost(0);
}

function tooLarge(name: string): GraphQLError {
  return new GraphQLError(`The variable "$${name}" holds too long a list, or one thing too deep in another.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}
