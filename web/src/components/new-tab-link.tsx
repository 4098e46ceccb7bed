import type { ReactNode } from 'react';

interface NewTabLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, and says so to those who cannot see it happen. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
