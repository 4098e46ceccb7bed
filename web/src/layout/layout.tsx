import { type ReactNode, Suspense } from 'react';
import { ToastHost } from '../components/toast-host.tsx';
import { FormAnswer } from './form-answer.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What every screen stands in: skip link, header, main, footer and the place for toasts. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="no-print fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-primary px-4 py-3 font-medium text-on-primary focus:translate-y-0"
      >
        Skip to the content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        <FormAnswer />
        <Suspense fallback={<div className="min-h-screen" />}>{children}</Suspense>
      </main>
      <SiteFooter />
      <NavigationEffects />
      <ToastHost />
    </div>
  );
}
