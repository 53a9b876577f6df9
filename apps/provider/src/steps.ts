/** Name of the variable by which a parent says that it shows how far the start is. */
export const stepsVariable = 'VITRINA_STEPS';

/** Tells the parent how far the start is; a line of its own where nobody else shows it. */
export function reportStep(step: 'database' | 'goods' | 'search', line?: string): void {
  if (process.env[stepsVariable] === '1') process.send?.({ step, detail: line }, undefined, undefined, () => undefined);
  else if (line !== undefined) console.log(line);
}
