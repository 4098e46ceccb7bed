import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../core/brand/brand.ts';

interface MailAddressProps {
  /** Words to show in place of the address. */
  readonly label?: string;
  /** What the message will be about. */
  readonly subject?: string;
  readonly className?: string;
}

/** Our address, put together only when a visitor reaches for it: harvesters read the page without hands. */
export function MailAddress({ label, subject, className = 'link' }: MailAddressProps) {
  const [reached, setReached] = useState<'not yet' | 'by pointer' | 'by focus'>('not yet');
  const link = useRef<HTMLAnchorElement>(null);
  // The link takes the place of a button that had the focus.
  useEffect(() => {
    if (reached === 'by focus') link.current?.focus({ preventScroll: true });
  }, [reached]);
  const { user, domain } = brand.contactEmail;
  if (reached !== 'not yet') {
    const about = subject ? `?subject=${encodeURIComponent(subject)}` : '';
    return (
      <a ref={link} href={`mailto:${user}@${domain}${about}`} className={className}>
        {label ?? `${user}@${domain}`}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onPointerEnter={() => setReached('by pointer')}
      onFocus={() => setReached('by focus')}
    >
      {label ?? <MailAddressText />}
      {label ? (
        <span className="js:hidden">
          {' '}
          (<MailAddressText />)
        </span>
      ) : null}
    </button>
  );
}

/** The address in a form that people read and harvesters do not. */
export function MailAddressText() {
  const { user, domain } = brand.contactEmail;
  return <>{`${user} [at] ${domain.replaceAll('.', ' [dot] ')}`}</>;
}
