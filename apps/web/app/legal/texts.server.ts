import type { Slug } from './documents.ts';
import type { LegalText } from './text.ts';
import { consent } from './texts/consent.server.ts';
import { cookies } from './texts/cookies.server.ts';
import { offer } from './texts/offer.server.ts';
import { privacy } from './texts/privacy.server.ts';
import { recommendations } from './texts/recommendations.server.ts';

const texts: Readonly<Record<Slug, LegalText>> = { privacy, consent, offer, recommendations, cookies };

export const textOf = (slug: Slug): LegalText => texts[slug];
