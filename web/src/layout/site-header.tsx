import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../../core/brand/brand.ts';
import { AppLink } from '../components/app-link.tsx';
import { BrandMark } from '../components/brand-mark.tsx';
import { Icon } from '../components/icon.tsx';
import { useMenuStore } from '../stores/menu-store.ts';
import { HeaderLinks } from './header-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Past this many pixels the header becomes translucent and casts a shadow. */
const scrolledPastPx = 10;

/** Header of every page; on small screens its links fold into a menu. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(scrolledPastPx);
  const { open, toggle, close } = useMenuStore();

  return (
    <header className="site-header" data-scrolled={scrolled}>
      <div className="container-page flex min-h-18 items-center gap-4">
        <AppLink
          to="/"
          aria-label={brand.name}
          className="mr-auto inline-flex min-h-11 items-center gap-3 text-ink no-underline"
          onClick={close}
        >
          <BrandMark />
          <span className="font-display text-2xl font-semibold tracking-tight">{brand.name}</span>
        </AppLink>
        <nav aria-label="Main" className="no-js:block max-lg:hidden">
          <HeaderLinks pathname={pathname} tools="panel" className="flex flex-wrap items-center gap-1" />
        </nav>
        <ThemeToggle />
        <button
          type="button"
          className="no-js:hidden inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-3.5 font-medium lg:hidden"
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={toggle}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <Icon name={open ? 'close' : 'menu'} />
          {open ? 'Close menu' : 'Menu'}
        </button>
      </div>
      <nav
        id="site-menu"
        aria-label="Menu"
        hidden={!open}
        className="border-t border-line bg-paper lg:hidden"
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <HeaderLinks
          pathname={pathname}
          tools="lines"
          className="container-page grid py-3"
          onChoose={close}
        />
      </nav>
    </header>
  );
}

function useScrolledPast(thresholdPx: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > thresholdPx);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [thresholdPx]);
  return scrolled;
}
