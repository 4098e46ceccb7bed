import { brand } from '../../../core/brand/brand.ts';
import { AppLink } from '../components/app-link.tsx';

interface HeaderLinksProps {
  readonly pathname: string;
  readonly className: string;
  readonly onChoose?: () => void;
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-control px-3.5 font-medium text-ink no-underline hover:bg-primary-soft hover:text-primary aria-[current]:text-primary aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-8';

/** Home (not on the home page itself), About, Sustainability, and the two links that leave the site. */
export function HeaderLinks({ pathname, className, onChoose }: HeaderLinksProps) {
  const inside = [
    ...(pathname === '/' ? [] : [{ to: '/', name: 'Home' }]),
    { to: '/about', name: 'About' },
    { to: '/sustainability', name: 'Sustainability' },
  ];
  const outside = [
    { href: brand.links.investors, name: 'Investors' },
    { href: brand.links.signIn, name: 'Log In' },
  ];
  return (
    <ul className={className}>
      {inside.map(({ to, name }) => (
        <li key={to}>
          <AppLink
            to={to}
            className={linkClass}
            aria-current={pathname === to ? 'page' : undefined}
            onClick={onChoose}
          >
            {name}
          </AppLink>
        </li>
      ))}
      {outside.map(({ href, name }) => (
        <li key={href}>
          <a href={href} className={linkClass} onClick={onChoose}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
