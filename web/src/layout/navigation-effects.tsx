import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { routeFor } from '../routes/registry.ts';
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
    document.title = route.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', route.description);
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', new URL(route.path, window.location.origin).href);
  }, [pathname]);

  useEffect(() => {
    const changed = shown.current !== pathname;
    shown.current = pathname;
    if (hash) {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
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

function focusQuietly(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
