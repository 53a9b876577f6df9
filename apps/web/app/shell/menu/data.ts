import { query } from '../../gateway/query.server.ts';
import { CataloguePanelDocument } from '../../generated/graphql.ts';
import { leadsSomewhere } from '../known.ts';
import type { Route } from './+types/data';

/** The menu with its pictures, asked for when the panel opens first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await query(context, request, CataloguePanelDocument, {});
  // A banner that leads to a screen which is not there is left out.
  const sections = (data?.menu ?? []).map(({ banner, ...section }) => ({
    ...section,
    banner: banner !== null && leadsSomewhere(banner) ? banner : null,
  }));
  return { sections };
}
