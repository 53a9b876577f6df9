import { menuBanner } from '@vitrina/services/banners/vocabulary.ts';
import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { menuCode } from '@vitrina/services/site/vocabulary.ts';
import { menuBanners } from '../banners/loaders.ts';
import { meaningOf, ShopError } from '../base/errors.ts';
import { orFallback, orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isFeatureActive, redirectCode } from './rules.ts';

const { branch, seo, tags, menu, mainPage } = domains.site;

/** The home page at the provider, and its slider (spec 2 §7). */
const homePage = { page_id: '11', slider_code: 'YII_MAINPAGE_CENTER_2' } as const;

/** What has no id is known by its address. */
const idOfText = (text: string): Id => asId(encodeURIComponent(text).slice(0, 100));

export const resolvers: Pick<Resolvers, 'Query' | 'Feature' | 'MenuItem' | 'Tag' | 'SeoRedirect' | 'Tile' | 'Slide'> = {
  Query: {
    menu: withCalls({ menu }, ({ menu }) => menu({ query: { code: menuCode } })),
    branch: withCalls({ branch }, async ({ branch }, _parent, _args, context) => {
      const { viewer } = context;
      if (viewer.hasBranch) return viewer.branch;
      const branchAssignment = await orFallback(context, 'Query.branch', branch({}), null);
      // Kept, so that the visitor sees one branch from now on.
      if (branchAssignment !== null) context.adoptBranch(branchAssignment);
      return viewer.branch;
    }),
    seo: withCalls({ seo }, async ({ seo }, _parent, { path, query }) => {
      try {
        return await orNull(seo({ query: { path, query: query ?? undefined } }));
      } catch (error) {
        const { code, fields } = meaningOf(error);
        throw new ShopError(code, code === 'BAD_USER_INPUT' ? undefined : 'Ошибка при загрузке SEO', fields);
      }
    }),
    tags: withCalls({ tags }, async ({ tags }, _parent, { category }) => {
      if (category == null) return tags({});
      const found = await tags({ query: { category_id: category } });
      return found.filter(({ category_id }) => category_id === null || category_id === category);
    }),
    mainPage: withCalls({ mainPage }, ({ mainPage }) => mainPage({ query: homePage })),
  },
  Feature: { isActive: isFeatureActive },
  MenuItem: {
    id: ({ id, url }) => id ?? idOfText(url),
    banner: withCalls({ menuBanners }, async ({ menuBanners }, { id }) =>
      id === null ? null : ((await menuBanners()).get(menuBanner(id)) ?? null),
    ),
  },
  Tag: { id: ({ id, alias }) => id ?? idOfText(alias), url: ({ url, alias }) => url ?? `/catalog/tag/${alias}` },
  SeoRedirect: { code: redirectCode },
  Tile: { image: ({ image }) => image ?? '' },
  Slide: { image: ({ image }) => image ?? '', imageMobile: ({ image_mobile: image }) => image ?? '' },
};
