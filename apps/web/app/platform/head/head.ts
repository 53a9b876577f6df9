import type { MetaDescriptor } from 'react-router';

/** Elements of the document's head, made by a screen's loader, so that the browser gets no code for them. */
export type Head = MetaDescriptor[];
