import { expect, test } from 'vitest';
import * as accessories from '../accessories/vocabulary.ts';
import * as articles from '../articles/vocabulary.ts';
import * as comments from '../comments/vocabulary.ts';
import * as credit from '../credit/vocabulary.ts';
import * as payments from '../payments/vocabulary.ts';
import * as products from '../products/vocabulary.ts';
import { advent } from '../promo/vocabulary.ts';
import { earthRadius } from '../rules/distance.ts';
import * as site from '../site/vocabulary.ts';
import * as stores from '../stores/vocabulary.ts';
import * as tradein from '../tradein/vocabulary.ts';
import * as ids from './fields/special-ids.ts';
import { defaultApplicationType } from './headers.ts';
import { lifetimes } from './lifetimes.ts';

test.each([
  ['conditions of devices', tradein.conditions, { perfect: 3, working: 2, broken_screen: 1 }],
  ['numbers of devices', tradein.deviceIds, { least: 10_000, most: 99_999 }],
  ['the calculator, and models of a page', [tradein.defaultCalculator, tradein.tradeInPage], ['1', 100]],
  ['kinds of credit', credit.creditTypes, { credit: 1, instalment: 2, installmentSber: 3, mokka: 4 }],
  ['the least amount, in kopecks, and labelled terms', [credit.creditAmount, credit.labelledMonths], [1500_00, [24, 36]]],
  ['pages of accessories, groups, warranties', [accessories.pageSize, products.pageSize.warranties], [{ accessories: 12, groups: 12 }, 15]],
  ['accessories by popularity, two in a bundle', [accessories.defaultSort, accessories.maxBundleItems], ['-popularity', 2]],
  ['comments of a page, filters of a page', [comments.commentsPageSize, products.pageSize.filters], [10, 100]],
  ['offers of a page', articles.offersPageSize, { mobile: 3, tablet: 6, desktop: 6 }],
  ['previews, related reviews', [articles.previewsPageSize, articles.relatedReviews], [4, 3]],
  ['the advent calendar', advent, { month: 12, first: 11, last: 31, gifts: [18, 19, 20, 26, 27, 28, 31] }],
  ['special categories', ids.specialCategoryIds, [20743, 20249, 1757, 7127, 8605, 224, 225, 1558, 7063, 8936]],
  ['deliveries that are paid in advance, and by what', [ids.prepaidDeliveryIds, ids.paymentGroups.inAdvance], [[8, 10], 20]],
  ['the group of gifts', ids.paymentGroups.forGifts, 20743],
  ['type of an order, menu, application', [ids.defaultOrderTypeId, site.menuCode, defaultApplicationType], [33, 'psb', 'psb']],
  ['branch, channel', [site.defaultBranch, ids.salesChannelId], ['A', 5]],
  ['kinds of stores, and how many at once', [ids.visibleStoreTypes, stores.storesPageSize], [[1, 9, 10, 12, 13, 14], 250]],
  ['metres: the earth, and how far credit goes', [earthRadius, payments.courierCreditRadius], [6_371_000, 2000]],
  ['seconds of the menu and of synonyms', [lifetimes.menu.maxAge, lifetimes.tagSynonyms.maxAge], [3600, 7200]],
  ['the order of a search', products.defaultSort.search, '-relevance'],
  ['a city of an older numbering, and the one that takes its place', [ids.retiredCityId, ids.defaultCity.id], ['133', '1']],
])('%s are those of the specification (spec 2 §9)', (_, actual, theirs) => expect(actual).toEqual(theirs));
