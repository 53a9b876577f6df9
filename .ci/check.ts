/** What a check found in a tree. */
export interface Finding {
  /** What is wrong and where, one line each; empty when nothing is. */
  readonly problems: readonly string[];
  /** Measurements worth seeing even when all is well. */
  readonly notes?: readonly string[];
}

/** One thing that has to hold of the whole tree. */
export interface Check {
  /** Looks at the tree below `root`; changes nothing in it. */
  find(root: string): Finding | Promise<Finding>;
}
