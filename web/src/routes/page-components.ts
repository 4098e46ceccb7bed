import { type ComponentType, lazy } from 'react';
import type { SiteRoute } from './site-route.ts';

const loaded = new Map<SiteRoute, ComponentType>();
const pending = new Map<SiteRoute, ComponentType>();

/** Fetches the code of a screen, so that showing it afterwards does not wait. */
export async function preloadPage(route: SiteRoute): Promise<void> {
  if (!loaded.has(route)) loaded.set(route, await route.load());
}

/** The component of a screen: at once when it was preloaded, suspending otherwise. */
export function pageComponent(route: SiteRoute): ComponentType {
  const ready = loaded.get(route);
  if (ready) return ready;
  const waiting = pending.get(route) ?? lazy(async () => ({ default: await route.load() }));
  pending.set(route, waiting);
  return waiting;
}
