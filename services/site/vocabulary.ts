/** The A/B branch of who has none (spec 1 §3). */
export const defaultBranch = 'A';

/** The menu of the catalogue (spec 1 §9). */
export const menuCode = 'psb';
