import { screenCategoryCodes } from '@vitrina/services/contract/fields/special-ids.ts';
import { decimal } from '../../platform/format/decimal.ts';
import type { CardLabels } from '../product/labels.ts';
import { type Fit, type FitView, fitOf, type Size, standsInNiche, viewsOf } from './fit.ts';
import { nichePath } from './niche.server.ts';
import { fitAnchor, type Niche, type Niches } from './niche.ts';
import { type Screen, type Viewing, viewingOf } from './viewing.ts';

/** What of a product decides whether it fits a home. */
export interface Placed {
  dimensions: Size | null;
  screen: Screen | null;
  category: { id: string; code: string } | null;
}

/** «Встанет ли?» of one product: what is known, and the way to the questions. */
export interface FitStory {
  /** «60 × 45 × 85 см»: width, depth, height. */
  size: string;
  /** Null while nobody has measured the place. */
  fit: Fit | null;
  views: FitView[];
  /** From where it is watched; null for what is no screen. */
  viewing: Viewing | null;
  /** Whether anything was measured. */
  isMeasured: boolean;
  /** What the place is called. */
  place: string;
  href: string;
}

/** The screen of a product that is watched from a sofa. */
const watchedScreen = ({ screen, category }: Placed): Screen | null =>
  category !== null && screenCategoryCodes.includes(category.code) ? screen : null;

const placeOf = (product: Placed): string => (watchedScreen(product) === null ? 'Ниша' : 'Место');

/** Whether anybody asks where it shall stand, or from where it is watched. */
export const hasPlace = (product: Placed): boolean =>
  product.dimensions !== null && (standsInNiche(product.dimensions) || watchedScreen(product) !== null);

const hasSides = ({ width, height, depth, door }: Niche): boolean => [width, height, depth, door].some((side) => side !== null);

/** Null for what stands in no niche and is no screen, and where nobody tells how large it is. */
export function fitStory(product: Placed, niches: Niches, path: string): FitStory | null {
  const { dimensions, category } = product;
  if (dimensions === null || category === null || !hasPlace(product)) return null;
  const niche = niches.get(category.id);
  const screen = watchedScreen(product);
  const place = placeOf(product);
  const isPlaceMeasured = niche !== undefined && hasSides(niche);
  return {
    size: `${[dimensions.width, dimensions.depth, dimensions.height].map(decimal).join(' × ')}\u00a0см`,
    fit: isPlaceMeasured ? fitOf(dimensions, niche, place) : null,
    views: niche === undefined ? [] : viewsOf(dimensions, niche),
    viewing: screen && viewingOf(screen, niche?.distance ?? null),
    isMeasured: niche !== undefined,
    place,
    href: nichePath(category.id, `${path}#${fitAnchor}`),
  };
}

/** A card that says before all else whether the product stands where it shall, and whether it is watched from there. */
export function withFit(labels: CardLabels, product: Placed, niche: Niche | undefined): CardLabels {
  const { dimensions } = product;
  if (dimensions === null || niche === undefined || !hasPlace(product)) return labels;
  const highlights: CardLabels['highlights'] = [];
  if (hasSides(niche)) {
    const { isFitting, isTight, text } = fitOf(dimensions, niche);
    highlights.push([placeOf(product), text, isTight ? 'warn' : isFitting ? 'good' : 'sale']);
  }
  const screen = watchedScreen(product);
  const verdict = screen && viewingOf(screen, niche.distance).verdict;
  if (verdict) highlights.push(['Смотреть', verdict.text, verdict.isGood ? 'good' : 'warn']);
  return { ...labels, highlights: [...highlights, ...labels.highlights] };
}
