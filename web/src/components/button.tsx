import type { ComponentProps } from 'react';
import { AppLink } from './app-link.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'accent';

function classes(look: ButtonLook, extra = ''): string {
  return `button button-${look} ${extra}`.trim();
}

type ButtonProps = ComponentProps<'button'> & { readonly look?: ButtonLook };

/** A button that does something on this page. Its words say what. */
export function Button({ look = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={classes(look, className)} {...rest} />;
}

interface ButtonLinkProps {
  readonly to: string;
  readonly look?: ButtonLook;
  readonly className?: string;
  readonly newTab?: boolean;
  readonly children: React.ReactNode;
}

/** A link that looks like a button: a path of this site, an anchor, or an address elsewhere. */
export function ButtonLink({ to, look = 'primary', className, newTab, children }: ButtonLinkProps) {
  const newTabProps = newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  if (to.startsWith('/') && !newTab) {
    return (
      <AppLink to={to} className={classes(look, className)}>
        {children}
      </AppLink>
    );
  }
  return (
    <a href={to} className={classes(look, className)} {...newTabProps}>
      {children}
      {newTab ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </a>
  );
}
