import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { codeRoute, routeFor } from '../routes/registry.ts';
import { nameDocument } from './name-document.ts';
import { settleNavigation } from './navigation.ts';

/** What a page load would have done: title, scroll position and focus, after a change of screen. */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    settleNavigation(pathname);
  }, [pathname]);

  useEffect(() => {
    const route = routeFor(pathname);
    // One screen for many pages: it names each when it knows which one it is.
    if (route !== codeRoute) nameDocument(route);
  }, [pathname]);

  useEffect(() => {
    const changed = shown.current !== pathname;
    shown.current = pathname;
    if (hash) {
      const target = document.getElementById(anchorIn(hash));
      target?.scrollIntoView({ behavior: changed ? 'instant' : 'auto' });
      if (changed) focusQuietly(target);
      return;
    }
    if (!changed) return;
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    focusQuietly(document.querySelector('main h1'));
  }, [pathname, hash, kind]);

  return null;
}

/** The id that a fragment names; a broken escape names what it says. */
function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function focusQuietly(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
