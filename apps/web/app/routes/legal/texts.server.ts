import type { Slug } from './documents.ts';
import { consent } from './texts/consent.server.ts';
import { cookies } from './texts/cookies.server.ts';
import { offer } from './texts/offer.server.ts';
import { privacy } from './texts/privacy.server.ts';
import { recommendations } from './texts/recommendations.server.ts';
import type { LegalText } from './texts/text.ts';

const texts: Readonly<Record<Slug, LegalText>> = { privacy, consent, offer, recommendations, cookies };

export const textOf = (slug: Slug): LegalText => texts[slug];
