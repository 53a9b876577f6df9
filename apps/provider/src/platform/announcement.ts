/** What hears of something in the transaction in which it happens. */
type Listener<Args extends readonly unknown[]> = (...args: Args) => Promise<void>;

export interface Announcement<Args extends readonly unknown[]> {
  /** Says once what hears of it, in this order. */
  heardBy(...all: readonly Listener<Args>[]): void;
  announce(...args: Args): Promise<void>;
}

/** Something that a floor says to those above it, which it does not know: `listeners.ts` ties them. */
export function announcement<Args extends readonly unknown[]>(name: string): Announcement<Args> {
  let listeners: readonly Listener<Args>[] | undefined;
  return {
    heardBy(...all) {
      if (listeners !== undefined) throw new Error(`Somebody hears already that ${name}.`);
      listeners = all;
    },
    async announce(...args) {
      if (listeners === undefined) throw new Error(`Nobody hears that ${name}: import listeners.ts where the program is put together.`);
      for (const listener of listeners) await listener(...args);
    },
  };
}
