import type { Section } from '../../types.ts';
import { mediaPlayers } from './media-players.ts';
import { projectors } from './projectors.ts';
import { soundbars } from './soundbars.ts';
import { tvs } from './tvs.ts';

export const tvVideo: Section = {
  id: 104,
  code: 'tv-video',
  name: 'Телевизоры и видео',
  kind: 'tv',
  leaves: [tvs, projectors, soundbars, mediaPlayers],
};
