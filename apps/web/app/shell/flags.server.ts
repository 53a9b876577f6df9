import type { RouterContextProvider } from 'react-router';
import { query } from '../gateway/query.server.ts';
import { FlagsDocument } from '../generated/graphql.ts';
import { type Flags, flagsOf } from './flags.ts';

type Context = Readonly<RouterContextProvider>;

const featuresOf = async (context: Context, request: Request) => (await query(context, request, FlagsDocument, {})).data?.features;

/** The flags, for a loader whose parts they switch. */
export const askFlags = async (context: Context, request: Request): Promise<Flags> => flagsOf(await featuresOf(context, request));

/** Flags of single screens (spec 2 §9): what they switch is there until somebody has said that it is off. */
type ScreenFlag = 'bundle' | 'view.actions-before-accessories';

export const isOn = async (context: Context, request: Request, flag: ScreenFlag): Promise<boolean> =>
  (await featuresOf(context, request))?.find(({ key }) => key === flag)?.isActive !== false;
