/** Rows that could not be dealt with, when all the others have had their turn. The message names them. */
export class FailedRowsError extends AggregateError {
  constructor(failures: ReadonlyMap<number | string, unknown>) {
    super([...failures.values()], `could not be dealt with: ${[...failures.keys()].join(', ')}`);
    this.name = 'FailedRowsError';
  }
}

/** Does the work for each by itself: one that fails keeps nobody behind it waiting. All that has failed is thrown in the end. */
export async function attemptEach<Row>(rows: readonly Row[], nameOf: (row: Row) => number | string, work: (row: Row) => Promise<unknown>) {
  const failures = new Map<number | string, unknown>();
  for (const row of rows) await work(row).catch((error: unknown) => failures.set(nameOf(row), error));
  if (failures.size > 0) throw new FailedRowsError(failures);
}

/**
 * The same for all that is due, a part at a time: `readDue` leaves out what this round has tried already, so that rows which fail, or which
 * somebody else holds, do not fill each part. Gives how many rows the work has been done for.
 */
export async function attemptDue(
  readDue: (triedIds: readonly number[]) => Promise<readonly { id: number }[]>,
  work: (id: number) => Promise<boolean>,
): Promise<number> {
  const triedIds: number[] = [];
  const failures = new Map<number, unknown>();
  let doneCount = 0;
  for (;;) {
    const due = await readDue(triedIds);
    if (due.length === 0) break;
    for (const { id } of due) {
      triedIds.push(id);
      try {
        if (await work(id)) doneCount += 1;
      } catch (error) {
        failures.set(id, error);
      }
    }
  }
  if (failures.size > 0) throw new FailedRowsError(failures);
  return doneCount;
}
