import { domains } from '@vitrina/services/registry.ts';
import { meaningOf, ShopError } from '../errors.ts';
import { orNull, quietly } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { reaches } from '../reaches.ts';
import type { MainPage } from './rows.ts';
import { isFeatureActive, redirectCode } from './rules.ts';

const { features, branch, seo, tags, tagSynonyms, menu, breadcrumbs, mainPage } = domains.site;

/** The home page at the provider, and its slider (spec 2 §7). */
const homePage = { page_id: '11', slider_code: 'YII_MAINPAGE_CENTER_2' } as const;

const emptyMainPage: MainPage = { blocks: [], brands: [], productOfDay: null, recommendations: [], slider: [], services: [] };

export const resolvers: Pick<Resolvers, 'Query' | 'Feature' | 'SeoRedirect'> = {
  Query: {
    menu: reaches({ menu }, ({ menu }, _parent, _args, context) => quietly(context, 'Query.menu', menu({}), [])),
    features: reaches({ features }, ({ features }, _parent, _args, context) => quietly(context, 'Query.features', features({}), [])),
    branch: reaches({ branch }, async ({ branch }, _parent, _args, context) => {
      const { viewer, session } = context;
      if (viewer.hasBranch) return viewer.branch;
      const assigned = await quietly(context, 'Query.branch', branch({}), null);
      // Kept, so that the visitor sees one branch from now on.
      if (assigned !== null) session.keepBranch(assigned.branch);
      return assigned?.branch ?? viewer.branch;
    }),
    seo: reaches({ seo }, async ({ seo }, _parent, { path, query }) => {
      try {
        return await orNull(seo({ query: { path, query: query ?? undefined } }));
      } catch (error) {
        const { code, fields } = meaningOf(error);
        throw new ShopError(code, code === 'BAD_USER_INPUT' ? undefined : 'Ошибка при загрузке SEO', fields);
      }
    }),
    tags: reaches({ tags }, ({ tags }, _parent, _args, context) => quietly(context, 'Query.tags', tags({}), [])),
    tagSynonyms: reaches({ tagSynonyms }, ({ tagSynonyms }, _parent, _args, context) =>
      quietly(context, 'Query.tagSynonyms', tagSynonyms({}), []),
    ),
    breadcrumbs: reaches({ breadcrumbs }, ({ breadcrumbs }, _parent, { path }, context) =>
      quietly(context, 'Query.breadcrumbs', breadcrumbs({ query: { path } }), []),
    ),
    mainPage: reaches({ mainPage }, ({ mainPage }, _parent, _args, context) =>
      quietly(context, 'Query.mainPage', mainPage({ query: homePage }), emptyMainPage),
    ),
  },
  Feature: { isActive: isFeatureActive },
  SeoRedirect: { code: redirectCode },
};
