import type { Section } from '../../types.ts';
import { earbuds } from './earbuds.ts';
import { headphones } from './headphones.ts';
import { portableSpeakers } from './portable-speakers.ts';
import { smartSpeakers } from './smart-speakers.ts';

export const audio: Section = {
  id: 105,
  code: 'audio',
  name: 'Аудиотехника',
  kind: 'headphones',
  leaves: [earbuds, headphones, portableSpeakers, smartSpeakers],
};
