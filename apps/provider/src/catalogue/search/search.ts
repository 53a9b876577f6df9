import { catalogueIndex } from './catalogue-index.ts';
import type { CatalogueSearch } from './catalogue-search.ts';
import { find } from './find.ts';
import { indexAllForSearch, rebuildOutdatedIndex } from './index/rebuild.ts';
import { indexForSearch, markDueForSearch } from './index/write.ts';
import { suggest } from './suggestions.ts';

/** The search that the provider uses: the reference one, in its own database. */
export const catalogueSearch: CatalogueSearch = {
  index: {
    markDue: markDueForSearch,
    update: indexForSearch,
    indexAll: indexAllForSearch,
    rebuildOutdated: rebuildOutdatedIndex,
    load: async (db) => {
      await catalogueIndex(db).snapshot();
    },
  },
  find,
  suggest,
};
