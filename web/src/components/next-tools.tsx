import { type FreeTool, freeTools } from '../content/free-tools.ts';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';

/** After a result: the way to the other two tools. */
export function NextTools({ after }: { readonly after: FreeTool['path'] }) {
  const others = freeTools.filter(({ path }) => path !== after);
  return (
    <nav aria-labelledby="next-tools" className="no-print">
      <h2 id="next-tools" className="text-xl md:text-2xl">
        Next: two more free tools
      </h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-2">
        {others.map(({ path, gives, action }) => (
          <li key={path} className="card relative p-5 hover:border-primary">
            <AppLink
              to={path}
              className="inline-flex items-center gap-2 font-medium text-primary underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
            >
              {action}
              <Icon name="arrow" />
            </AppLink>
            <p className="mt-1 text-sm text-muted">{gives}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
