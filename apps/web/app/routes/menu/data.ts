import { isCategoryId } from '@vitrina/services/contract/fields/id.ts';
import { type PanelData, popularIn } from '../../features/catalogue-menu/popular.ts';
import { CataloguePanelDocument, PanelSectionDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import type { Route } from './+types/data';

/** The menu with its pictures, asked for when the panel opens first; or what is popular in one of its sections, when that one is shown. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<PanelData> {
  const section = url.searchParams.get('section');
  if (isCategoryId(section)) {
    const { data } = await query(context, request, PanelSectionDocument, { of: { category: section } });
    return { sections: [], popular: popularIn(data?.listing ?? null) };
  }
  const { data } = await query(context, request, CataloguePanelDocument, {});
  // A banner that leads to a screen which is not there is left out.
  const sections = (data?.menu ?? []).map(({ banner, ...section }) => ({
    ...section,
    banner: banner !== null && leadsSomewhere(banner) ? banner : null,
  }));
  return { sections, popular: { goods: [], brands: [] } };
}
