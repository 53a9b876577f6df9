/** Seconds for which staff stays signed in where the provider does not say it (ours): a shift. */
export const employeeLifetime = 12 * 3600;
