import { createContext } from 'react';

/**
 * Fetches the code of the screen at a path. A context, because a link that imported the registry of screens
 * would import every screen that has links.
 */
export const ScreenPreload = createContext<(pathname: string) => Promise<void>>(() => Promise.resolve());
