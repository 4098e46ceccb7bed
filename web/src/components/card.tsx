import type { ReactNode } from 'react';

interface CardProps {
  readonly as?: 'div' | 'article' | 'li' | 'section';
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A box with a hairline border. */
export function Card({ as: Element = 'div', id, className = '', children }: CardProps) {
  return (
    <Element id={id} className={`card p-6 md:p-7 ${className}`}>
      {children}
    </Element>
  );
}
