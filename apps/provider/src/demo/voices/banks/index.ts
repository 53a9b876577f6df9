import type { Kind } from '../../../pictures/subject.ts';
import type { Bank } from '../bank.ts';
import { accessories } from './accessories.ts';
import { audio } from './audio.ts';
import { beauty } from './beauty.ts';
import { cleaning } from './cleaning.ts';
import { climate } from './climate.ts';
import { cold } from './cold.ts';
import { components } from './components.ts';
import { computers } from './computers.ts';
import { cooking } from './cooking.ts';
import { digital } from './digital.ts';
import { gadgets } from './gadgets.ts';
import { gaming } from './gaming.ts';
import { general } from './general.ts';
import { kitchen } from './kitchen.ts';
import { peripherals } from './peripherals.ts';
import { photo } from './photo.ts';
import { smart } from './smart.ts';
import { video } from './video.ts';
import { washing } from './washing.ts';

export const banks: readonly Bank[] = [
  gadgets,
  computers,
  components,
  peripherals,
  video,
  audio,
  cold,
  cooking,
  washing,
  kitchen,
  cleaning,
  climate,
  beauty,
  gaming,
  photo,
  smart,
  accessories,
  digital,
];

const byKind = new Map<Kind, Bank>(banks.flatMap((bank) => bank.kinds.map((kind) => [kind, bank] as const)));

/** The bank of a kind; of a kind that has none people speak in general words. */
export const bankOf = (kind: Kind): Bank => byKind.get(kind) ?? general;
