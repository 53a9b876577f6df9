import { createContext, type RouterContextProvider } from 'react-router';
import { FlagsDocument } from '../../generated/graphql.ts';
import { query } from '../gateway/query.server.ts';
import { type Flags, flagsOf } from './flags.ts';

type Context = Readonly<RouterContextProvider>;

const askFeatures = async (context: Context, request: Request) => (await query(context, request, FlagsDocument, {})).data?.features;

/** What this request has been told already: many parts of a screen have a flag of their own. */
const asked = createContext<ReturnType<typeof askFeatures> | null>(null);

/** The features as the provider has them; asked for once a request. */
export function featuresOf(context: Context, request: Request): ReturnType<typeof askFeatures> {
  const known = context.get(asked) ?? askFeatures(context, request);
  context.set(asked, known);
  return known;
}

/** The flags, for a loader whose parts they switch. */
export const askFlags = async (context: Context, request: Request): Promise<Flags> => flagsOf(await featuresOf(context, request));

/** Whether Sber's instalment may be bought at once from a product's page (spec 2 §9): that has to be switched on, and its offers must not be off. */
export async function isSoldBySber(context: Context, request: Request): Promise<boolean> {
  const features = await featuresOf(context, request);
  return features?.find(({ key }) => key === 'buyBySber')?.isActive === true && flagsOf(features)['view.sber.credit'] === true;
}

/** Flags of single screens (spec 2 §9): what they switch is there until somebody has said that it is off. */
type ScreenFlag = 'bundle' | 'view.actions-before-accessories';

export const isOn = async (context: Context, request: Request, flag: ScreenFlag): Promise<boolean> =>
  (await featuresOf(context, request))?.find(({ key }) => key === flag)?.isActive !== false;
