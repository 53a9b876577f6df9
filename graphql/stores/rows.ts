import { type Store as StoreWire, store } from '@vitrina/services/stores/endpoints.ts';
import { type Decoded, keysOf } from '../row.ts';

const city = store.shape.city;
const availability = store.shape.availability.unwrap();

/** What the text of a store's stock needs to know besides the stock. */
export interface Asked {
  isPreorder: boolean;
  /** IANA name of the store's city. */
  timeZone: string;
}

/** A store; with `asked` when its stock of a product was asked for. */
export type Store = StoreWire & { asked?: Asked };
export type StoreCity = Decoded<typeof city>;
export interface WorkHours {
  opens: string;
  closes: string;
}
export type StoreAvailability = Decoded<typeof availability> & { timeText: string | null };

export const rows = {
  Store: store,
  StoreCity: city,
  WorkHours: keysOf<WorkHours>()('opens', 'closes'),
  StoreAvailability: keysOf<StoreAvailability>()('quantity', 'pickup_at', 'timeText'),
};
