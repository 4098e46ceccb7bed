import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** What stands in the place of a part until its code is there. */
interface Meanwhile {
  /** As a sentence begins: "The result". */
  readonly name: string;
  readonly waiting?: ReactNode;
}

/** A part of a screen whose code is fetched when somebody needs it. */
export interface LatePart<Properties extends object> extends Meanwhile {
  /** Null until its code is there. */
  view(): ComponentType<Properties> | null;
  load(): Promise<ComponentType<Properties>>;
  /** Fetches the code ahead of its use, so that showing it afterwards does not wait. */
  fetch(): void;
}

/**
 * Keeps the code of a part out of the first load of its screen.
 *
 * @example
 * const result = latePart(() => import('./result.tsx').then((module) => module.Result), { name: 'The result' });
 * // <Late part={result} properties={{ analysis }} />
 */
export function latePart<Properties extends object>(
  fetchCode: () => Promise<ComponentType<Properties>>,
  meanwhile: Meanwhile,
): LatePart<Properties> {
  let fetched: ComponentType<Properties> | null = null;
  const load = async () => {
    fetched ??= await fetchCode();
    return fetched;
  };
  return {
    ...meanwhile,
    view: () => fetched,
    load,
    // A failed attempt is no news to anybody yet: the part tries again where it is shown.
    fetch: () => void load().catch(() => undefined),
  };
}

interface LateProps<Properties extends object> {
  readonly part: LatePart<Properties>;
  readonly properties: Properties;
}

/** Shows a part: at once where its code is there. One that cannot be fetched says so, and can be asked for again. */
export function Late<Properties extends object>({ part, properties }: LateProps<Properties>) {
  const [{ View }, setView] = useState({ View: part.view() });
  const [failed, setFailed] = useState(false);
  const show = useCallback(() => {
    setFailed(false);
    part.load().then(
      (View) => setView({ View }),
      () => setFailed(true),
    );
  }, [part]);
  useEffect(() => {
    if (!part.view()) show();
  }, [part, show]);

  if (View) return <View {...properties} />;
  return failed ? <NotLoaded name={part.name} onRetry={show} /> : part.waiting;
}

function NotLoaded({ name, onRetry }: { readonly name: string; onRetry(): void }) {
  return (
    <div role="alert">
      <p className="font-medium text-bad">{name} could not be loaded. Check your connection.</p>
      <Button look="secondary" className="mt-3" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
