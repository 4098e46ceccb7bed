import type { TaxonomySystem } from '../../../../core/codes/classification.ts';
import { codePagePath } from '../../../../core/codes/explanation/code-page-path.ts';
import { AppLink } from '../../components/app-link.tsx';

interface CodeLinkProps {
  readonly system: TaxonomySystem;
  readonly code: string;
  readonly title: string;
}

/** A code with its title, as a link to its page. */
export function CodeLink({ system, code, title }: CodeLinkProps) {
  return (
    <AppLink to={codePagePath(system, code)} className="group inline-block py-1">
      <span className="font-display font-medium tabular-nums">{code}</span>{' '}
      <span className="text-primary underline decoration-1 underline-offset-4 group-hover:decoration-2">
        {title}
      </span>
    </AppLink>
  );
}
