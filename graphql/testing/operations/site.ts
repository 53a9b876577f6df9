import { card, city, type Operations } from './operation.ts';

export const site: Operations = {
  chrome: {
    source: `query Chrome { currentCity { ${city} } menu { id name url image banner { id type title text url image } children { id } } features { key isActive } branch
      searchPlaceholders basket { quantity totalSum { amount } } tags { id alias name url categoryId } ofCategory: tags(category: 224) { alias } tagSynonyms { synonym tagAlias }
      sitemapParts { after last changedAt } sitemapProducts(last: 42) { id url changedAt } }`,
  },
  home: {
    source: `query Home { mainPage { blocks { name url image text } brands { id image url } productOfDay { product { ${card} } endsAt }
      recommendations { id } slider { id title text button url image imageMobile } services { name } }
      seo(path: "/") { title description h1 text canonical robots redirect { url code } } breadcrumbs(path: "/") { name url } }`,
  },
};
