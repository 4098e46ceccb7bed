import { useState } from 'react';
import { brand } from '../../../core/brand/brand.ts';

/** Our address, put together only when a visitor reaches for it: harvesters read the page without hands. */
export function MailAddress({ className = 'link' }: { readonly className?: string }) {
  const [shown, setShown] = useState(false);
  const { user, domain } = brand.contactEmail;
  if (shown) {
    return (
      <a
        href={`mailto:${user}@${domain}`}
        className={className}
        ref={(link) => link?.focus({ preventScroll: true })}
      >
        {user}@{domain}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onPointerEnter={() => setShown(true)}
      onFocus={() => setShown(true)}
    >
      {user} [at] {domain.replaceAll('.', ' [dot] ')}
    </button>
  );
}
