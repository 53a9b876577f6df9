import type { CardLabels } from '../product/labels.ts';
import { type Fit, type FitView, fitOf, type Size, standsInNiche, viewsOf } from './fit.ts';
import { nichePath } from './niche.server.ts';
import { fitAnchor, type Niche, type Niches } from './niche.ts';

/** «Встанет ли?» of one product: what is known, and the way to the questions. */
export interface FitStory {
  /** Null while nobody has measured. */
  fit: Fit | null;
  views: FitView[];
  href: string;
}

/** Null for what stands in no niche, and where nobody tells how large it is. */
export function fitStory(size: Size | null, niches: Niches, categoryId: string, path: string): FitStory | null {
  if (size === null || !standsInNiche(size)) return null;
  const niche = niches.get(categoryId);
  const href = nichePath(categoryId, `${path}#${fitAnchor}`);
  return niche === undefined ? { fit: null, views: [], href } : { fit: fitOf(size, niche), views: viewsOf(size, niche), href };
}

/** A card that says before all else whether the product stands where it shall. */
export function withFit(labels: CardLabels, size: Size | null, niche: Niche | undefined): CardLabels {
  if (size === null || niche === undefined || !standsInNiche(size)) return labels;
  const { isFitting, isTight, text } = fitOf(size, niche);
  return { ...labels, highlights: [['Ниша', text, isTight ? 'warn' : isFitting ? 'good' : 'sale'], ...labels.highlights] };
}
