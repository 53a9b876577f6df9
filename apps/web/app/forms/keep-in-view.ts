import type { ChangeEvent } from 'react';

/** What has just been chosen is looked at, also when what belongs to another choice closes above it. */
export const keepInView = ({ target }: ChangeEvent<Element>): void => target.closest('.choice-card')?.scrollIntoView({ block: 'nearest' });
