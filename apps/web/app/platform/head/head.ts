import type { MetaDescriptor } from 'react-router';

/** Elements of the document's head, made by a screen's loader, so that the browser gets no code for them. */
export type Head = MetaDescriptor[];

/** A step of the way from the home page. */
export interface Crumb {
  name: string;
  /** Null for the page itself. */
  url?: string | null | undefined;
}
