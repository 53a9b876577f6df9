import type { Trouble, Troubles } from '@vitrina/gateway/src/readiness.ts';

export interface CollectedTroubles {
  all(): Troubles;
  /** What is wrong with a part; undefined when nothing is any more. */
  set(part: string, trouble: Trouble | undefined): void;
}

/** What is wrong with the parts of the house, told as a whole each time that it changes. */
export function collectTroubles(tell: (all: Troubles) => void): CollectedTroubles {
  let known: Troubles = {};
  return {
    all: () => known,
    set(part, trouble) {
      if (trouble === undefined && !(part in known)) return;
      const { [part]: _former, ...others } = known;
      known = trouble === undefined ? others : { ...others, [part]: trouble };
      tell(known);
    },
  };
}
