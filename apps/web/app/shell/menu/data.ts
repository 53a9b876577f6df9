import type { Route } from './+types/data';
import { CataloguePanelDocument } from '../../generated/graphql.ts';
import { query } from '../../gateway/query.server.ts';

/** The menu with its pictures, asked for when the panel opens first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await query(context, request, CataloguePanelDocument, {});
  return { sections: data?.menu ?? [] };
}
