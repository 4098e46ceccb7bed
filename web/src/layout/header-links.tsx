import { brand } from '../../../core/brand/brand.ts';
import { AppLink } from '../components/app-link.tsx';
import { headerLinkClass } from './header-link-class.ts';
import { ToolsDisclosure } from './tools-disclosure.tsx';

interface HeaderLinksProps {
  readonly pathname: string;
  readonly className: string;
  /** How the free tools open. */
  readonly tools: 'panel' | 'lines';
  readonly onChoose?: () => void;
}

/** The free tools, Home (not on the home page itself), About, Sustainability, and the two links that leave the site. */
export function HeaderLinks({ pathname, className, tools, onChoose }: HeaderLinksProps) {
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
      <li>
        <ToolsDisclosure pathname={pathname} look={tools} onChoose={onChoose} />
      </li>
      {inside.map(({ to, name }) => (
        <li key={to}>
          <AppLink
            to={to}
            className={headerLinkClass}
            aria-current={pathname === to ? 'page' : undefined}
            onClick={onChoose}
          >
            {name}
          </AppLink>
        </li>
      ))}
      {outside.map(({ href, name }) => (
        <li key={href}>
          <a href={href} className={headerLinkClass} onClick={onChoose}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
