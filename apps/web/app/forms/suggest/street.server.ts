import type { RouterContextProvider } from 'react-router';
import { AddressReadDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { streetQuestion } from './street.ts';

interface Place {
  cityName: string;
  street: string;
  houseNumber: string;
}

/** What has to be asked about a street before it is taken; null when nothing has, also when nobody can be asked. */
export async function questionAbout(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { cityName, street, houseNumber }: Place,
  confirmedStreet: string,
): Promise<string | null> {
  if (confirmedStreet === street) return null;
  const { data } = await query(context, request, AddressReadDocument, { text: `г ${cityName}, ${street}, д ${houseNumber}` });
  return streetQuestion(street, confirmedStreet, data?.cleanedAddress ?? null);
}
