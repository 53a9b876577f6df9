import { type ASTNode, type DirectiveNode, type DocumentNode, isAbstractType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { Loaders } from './base/loaders.ts';
import { callsOf } from './calls/with-calls.ts';
import type { Context } from './context/context.ts';
import type { Viewer } from './context/visitor.ts';
import { schema } from './schema.ts';
import type { Variables } from './variables.ts';

/**
 * Seconds for which an answer to this document is as good as new when nobody's own data can be in it: the shortest
 * lifetime among the calls that its fields can lead to. Undefined for a change, and when one of the calls is somebody's
 * or is never kept. What the variables leave out counts for nothing: without a basket nobody is asked for one.
 */
export function sharedSecondsOf(document: DocumentNode): (variables: Variables) => number | undefined {
  const conditions = conditionsOf(document);
  const cachedAges = new Map<string, number | undefined>();
  return (variables) => {
    const key = conditions.map((name) => String(variables[name])).join();
    if (!cachedAges.has(key)) cachedAges.set(key, sharedSeconds(document, variables));
    return cachedAges.get(key);
  };
}

/** Names of the variables that say whether a part is asked for. */
function conditionsOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, { Directive: (directive) => void names.add(conditionOf(directive) ?? '') });
  return [...names].filter((name) => name !== '');
}

/** The variable of an `@include` or `@skip`. */
function conditionOf({ name, arguments: argumentNodes = [] }: DirectiveNode): string | undefined {
  const value = name.value === 'include' || name.value === 'skip' ? argumentNodes[0]?.value : undefined;
  return value?.kind === Kind.VARIABLE ? value.name.value : undefined;
}

function isLeftOut(node: ASTNode, variables: Variables): boolean {
  const directives = 'directives' in node ? (node.directives ?? []) : [];
  return directives.some((directive) => {
    const condition = conditionOf(directive);
    return condition !== undefined && variables[condition] === (directive.name.value === 'skip');
  });
}

function sharedSeconds(document: DocumentNode, variables: Variables): number | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1 || operations[0]?.operation !== 'query') return undefined;
  let seconds = Number.POSITIVE_INFINITY;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(field) {
        if (isLeftOut(field, variables)) return false;
        // Which resolver stands behind a field of an interface is known at run time only.
        if (isAbstractType(types.getParentType())) seconds = 0;
        for (const { identity, cache } of callsOf(types.getFieldDef()?.resolve)) {
          seconds = Math.min(seconds, identity !== 'nobody' || cache === 'never' ? 0 : cache.maxAge);
        }
        return undefined;
      },
    }),
  );
  return seconds === 0 || seconds === Number.POSITIVE_INFINITY ? undefined : seconds;
}

/** What of a viewer an answer for everybody may depend on, since it is kept apart by these. */
const placeOfViewer = new Set<PropertyKey>(['cityId', 'branch'] satisfies (keyof Viewer)[]);
/** What of a context has nothing of anybody's. A try is counted of what is asked for; an answer that is at hand costs none. */
const ofNobody = new Set<PropertyKey>(['calls', 'now', 'log', 'signal', 'countTry', 'cityId'] satisfies (keyof Context)[]);

/**
 * The same context, telling when a resolver touches anything that may be one person's own: a cookie, a basket, whether
 * anybody is signed in, also a failure that is passed over. What is added to the context later tells as well, unless it is
 * named above.
 */
export function watchPersonalAccess(context: Context, onPersonal: () => void): Context {
  const viewer = reportingProxy(context.viewer, placeOfViewer, onPersonal);
  const loaders = new Loaders<Context>(() => here);
  const ownMembers: Partial<Context> = { viewer, loaders, inCity: (cityId) => insideOf(context.inCity(cityId)) };
  const elsewhere = new Map<Context, Context>();
  const insideOf = (there: Context): Context => {
    if (there === context) return here;
    const inside = elsewhere.get(there) ?? watchPersonalAccess(there, onPersonal);
    elsewhere.set(there, inside);
    return inside;
  };
  const here: Context = reportingProxy(context, ofNobody, onPersonal, ownMembers);
  return here;
}

function reportingProxy<Watched extends object>(
  observedTarget: Watched,
  silent: ReadonlySet<PropertyKey>,
  report: () => void,
  instead: Partial<Watched> = {},
): Watched {
  return new Proxy(observedTarget, {
    get(target, name) {
      if (Object.hasOwn(instead, name)) return Reflect.get(instead, name);
      if (!silent.has(name)) report();
      return Reflect.get(target, name);
    },
    set(target, name, value) {
      report();
      return Reflect.set(target, name, value);
    },
  });
}
