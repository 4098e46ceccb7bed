import { useState } from 'react';
import { pageComponent } from './page-components.ts';
import type { SiteRoute } from './site-route.ts';

/** Shows a screen. The component is chosen once a visit, so that a late preload does not remount it. */
export function PageOutlet({ route }: { readonly route: SiteRoute }) {
  const [Page] = useState(() => pageComponent(route));
  return <Page />;
}
