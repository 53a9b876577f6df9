import type { Section } from '../../types.ts';
import { actionCameras } from './action-cameras.ts';
import { cameras } from './cameras.ts';
import { drones } from './drones.ts';
import { tripods } from './tripods.ts';

export const photo: Section = {
  id: 114,
  code: 'photo',
  name: 'Фото и видео',
  kind: 'camera',
  leaves: [cameras, actionCameras, drones, tripods],
};
