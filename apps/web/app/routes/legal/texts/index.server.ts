import type { Slug } from '../documents.ts';
import { consent } from './consent.server.ts';
import { cookies } from './cookies.server.ts';
import { offer } from './offer.server.ts';
import { privacy } from './privacy.server.ts';
import { recommendations } from './recommendations.server.ts';
import type { LegalText } from './text.ts';

const texts: Readonly<Record<Slug, LegalText>> = { privacy, consent, offer, recommendations, cookies };

export const textOf = (slug: Slug): LegalText => texts[slug];
