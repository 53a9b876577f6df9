/** Something that the tests need beside the code. */
export interface Service {
  /** Where it was found, for people. */
  readonly from: string;
  /** How the tests learn of it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** What is missing on this machine, and the one line that installs it. */
export class MissingService extends Error {}

export const nothingToStop = async (): Promise<void> => undefined;
