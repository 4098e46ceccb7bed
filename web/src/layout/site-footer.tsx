import { brand } from '../../../core/brand/brand.ts';
import { AppLink } from '../components/app-link.tsx';
import { BrandMark } from '../components/brand-mark.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { freeTools } from '../content/free-tools.ts';
import { CopyrightYear } from './copyright-year.tsx';

const productLinks = [
  { to: '/#features', name: 'Features' },
  { to: '/#pricing', name: 'Pricing' },
  { to: '/#ask-susan', name: `Ask ${brand.assistantName}` },
  { to: '/api', name: 'API' },
];

const companyLinks = [
  { to: '/about', name: 'About' },
  { to: '/sustainability', name: 'Sustainability' },
  { to: '/investors', name: 'Investors' },
  { to: '/privacy_policy', name: 'Privacy policy' },
  { to: '/terms', name: 'Terms and conditions' },
];

const linkClass =
  'inline-flex min-h-9 items-center text-on-deep-muted no-underline hover:text-on-deep hover:underline underline-offset-4';

/** Footer of every page: the company, the product, the free tools, and the company's own pages. */
export function SiteFooter() {
  return (
    <footer className="site-footer bg-deep text-on-deep">
      <div className="container-page grid gap-x-8 grid-cols-2 gap-y-12 py-16 lg:grid-cols-[2fr_1fr_1.4fr_1fr]">
        <div className="max-w-sm max-lg:col-span-2">
          <p className="flex items-center gap-3 font-display text-2xl font-semibold">
            <BrandMark className="size-8 rounded-control ring-1 ring-on-deep/30" />
            {brand.name}
          </p>
          <p className="mt-4 text-on-deep-muted">
            Business operations in good order, for firms that are short of time.
          </p>
          <p className="mt-6 text-sm text-on-deep-muted">
            {brand.company.legalName}
            <br />
            {brand.company.registration}
            <br />
            {brand.company.address}
          </p>
        </div>
        <nav aria-label="Footer" className="contents">
          <FooterColumn heading="Product">
            {productLinks.map(({ to, name }) => (
              <AppLink key={to} to={to} className={linkClass}>
                {name}
              </AppLink>
            ))}
            <a href={brand.links.signIn} className={linkClass}>
              App
            </a>
          </FooterColumn>
          <FooterColumn heading="Free tools">
            {freeTools.map(({ path, name }) => (
              <AppLink key={path} to={path} className={linkClass}>
                {name}
              </AppLink>
            ))}
          </FooterColumn>
          <FooterColumn heading="Company">
            {companyLinks.map(({ to, name }) => (
              <NewTabLink key={to} href={to} className={linkClass}>
                {name}
              </NewTabLink>
            ))}
          </FooterColumn>
        </nav>
      </div>
      <div className="border-t border-on-deep/15">
        <p className="container-page py-6 text-sm text-on-deep-muted">
          © <CopyrightYear /> {brand.company.legalName}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

function FooterColumn({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: React.ReactNode[] | React.ReactNode;
}) {
  const items = Array.isArray(children) ? children.flat() : [children];
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold tracking-wide">{heading}</h2>
      <ul className="mt-3 grid gap-0.5">
        {items.map((item, position) => (
          // The lists never change order.
          // biome-ignore lint/suspicious/noArrayIndexKey: static content
          <li key={position}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
