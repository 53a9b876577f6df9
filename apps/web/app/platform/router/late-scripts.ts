import { createContext, type ReactNode } from 'react';

/** What starts the page's scripts, where the server writes it; a browser's own tree has no such element, and hydration passes it over. */
export const LateScripts = createContext<ReactNode>(null);
