/** Statements are sent at once, or after its end, through a transaction. A fault of the code, always. */
export class ConcurrentStatementsError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'ConcurrentStatementsError';
  }
}

/** What a transaction's statements go through. */
export interface Gate {
  readonly through: <T>(statement: () => Promise<T>) => Promise<T>;
  /** From now on nothing goes through. */
  close(): void;
}

/**
 * A transaction has one connection, so statements that are sent at once run one after another all the same; and when the first
 * fails, the rest would run on while the transaction is undone. So a second one is refused while a first is running, and every one
 * once the connection is somebody else's.
 */
export function oneAtATime(): Gate {
  let [isBusy, isClosed] = [false, false];
  return {
    async through(statement) {
      if (isClosed) throw new ConcurrentStatementsError('A transaction that has ended was given a statement.');
      if (isBusy) throw new ConcurrentStatementsError('A transaction was given a statement while another one was running.');
      isBusy = true;
      try {
        return await statement();
      } finally {
        isBusy = false;
      }
    },
    close() {
      isClosed = true;
    },
  };
}
