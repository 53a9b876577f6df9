import { query } from '../../gateway/query.server.ts';
import { CataloguePanelDocument } from '../../generated/graphql.ts';
import type { Route } from './+types/data';

/** The menu with its pictures, asked for when the panel opens first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await query(context, request, CataloguePanelDocument, {});
  return { sections: data?.menu ?? [] };
}
