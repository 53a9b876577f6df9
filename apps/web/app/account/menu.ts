interface Section {
  path: string;
  name: string;
  /** What is done there, in one sentence. */
  text: string;
}

/** The sections of the account that there are. */
export const sections: readonly Section[] = [];
