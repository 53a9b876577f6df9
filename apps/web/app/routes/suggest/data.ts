import type { RouterContextProvider } from 'react-router';
import { formOf, text } from '../../forms/answer.server.ts';
import { addressLines, type Kind, kinds, type Line, lineOf } from '../../forms/suggest/lines.ts';
import { TypedAddressDocument, TypedEmailDocument, TypedNameDocument } from '../../generated/graphql.ts';
import { notFound, query } from '../../platform/gateway/query.server.ts';
import type { Route } from './+types/data';

const maxLength = 300;

/** What a text that is being typed may become; nothing when it cannot be had. A post, since what people type belongs into no address. */
export async function action({ context, request, params }: Route.ActionArgs): Promise<Response> {
  const kind = kinds.find((each) => each === params.kind) ?? notFound();
  const form = await formOf(request);
  const queryText = text(form, 'text').slice(0, maxLength);
  const lines =
    queryText === ''
      ? []
      : await linesOf(context, request, kind, { queryText, cityName: text(form, 'city').slice(0, 100), field: text(form, 'field') });
  return Response.json(lines, { headers: { 'cache-control': 'no-store' } });
}

/** Somebody opened it by hand. */
export const loader = () => notFound();

interface SuggestInput {
  queryText: string;
  cityName: string;
  /** Name of the field that is typed into. */
  field: string;
}

async function linesOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: Kind,
  { queryText, cityName, field }: SuggestInput,
): Promise<Line[]> {
  if (kind === 'address') {
    const { data } = await query(context, request, TypedAddressDocument, { text: queryText, cityName: cityName || null });
    return addressLines(data?.addressSuggestions ?? []);
  }
  if (kind === 'email') {
    const { data } = await query(context, request, TypedEmailDocument, { text: queryText });
    return (data?.emailSuggestions ?? []).map((line) => lineOf(field, line));
  }
  const isFirst = kind === 'first-name';
  const { data } = await query(context, request, TypedNameDocument, { text: queryText, part: isFirst ? 'FIRST_NAME' : 'LAST_NAME' });
  return (data?.nameSuggestions ?? []).flatMap(({ firstName, lastName }) => {
    const name = isFirst ? firstName : lastName;
    return name === null ? [] : [lineOf(field, name)];
  });
}
