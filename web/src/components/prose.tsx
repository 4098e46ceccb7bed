import type { ReactNode } from 'react';

/** Running text: a readable measure and even spacing for what is put inside. */
export function Prose({
  className = '',
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return <div className={`prose ${className}`}>{children}</div>;
}
