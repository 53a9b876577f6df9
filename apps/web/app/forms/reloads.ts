import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A step is loaded anew after every answer but the one that says that nothing can be loaded. */
export const reloadsStep = ({ actionResult }: Pick<ShouldRevalidateFunctionArgs, 'actionResult'>): boolean => !actionResult?.isUnloaded;
