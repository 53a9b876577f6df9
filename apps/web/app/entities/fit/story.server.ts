import type { CardLabels } from '../product/labels.ts';
import { type Fit, type FitView, fitOf, type Size, standsInNiche, viewsOf } from './fit.ts';
import { nichePath } from './niche.server.ts';
import type { Niche } from './niche.ts';

/** «Встанет ли?» of one product: what is known, and the way to the questions. */
export interface FitStory {
  /** Null while nobody has measured. */
  fit: Fit | null;
  views: FitView[];
  href: string;
}

/** Null for what stands in no niche, and where nobody tells how large it is. */
export function fitStory(size: Size | null, niche: Niche | null, path: string): FitStory | null {
  if (size === null || !standsInNiche(size)) return null;
  return niche === null
    ? { fit: null, views: [], href: nichePath(path) }
    : { fit: fitOf(size, niche), views: viewsOf(size, niche), href: nichePath(path) };
}

/** A card that says before all else whether the product stands where it shall. */
export function withFit(labels: CardLabels, size: Size | null, niche: Niche | null): CardLabels {
  if (size === null || niche === null || !standsInNiche(size)) return labels;
  return { ...labels, highlights: [['Ниша', fitOf(size, niche).text], ...labels.highlights] };
}
