import { type ComponentType, createElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** A part of a screen whose code is fetched when somebody needs it. */
export interface LatePart<Properties extends object> {
  readonly Part: ComponentType<Properties>;
  /** Fetches the code ahead of its use, so that showing it afterwards does not wait. */
  fetch(): void;
}

/** What stands in the place of a part until its code is there. */
interface Meanwhile {
  /** As a sentence begins: "The result". */
  readonly name: string;
  readonly waiting?: ReactNode;
}

/**
 * Keeps the code of a part out of the first load of its screen. A part that cannot be fetched says so, and can be
 * asked for again.
 *
 * @example
 * const result = latePart(() => import('./result.tsx').then((module) => module.Result), { name: 'The result' });
 * // <result.Part analysis={analysis} />
 */
export function latePart<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  { name, waiting = null }: Meanwhile,
): LatePart<Properties> {
  let ready: ComponentType<Properties> | null = null;
  const fetchCode = async () => {
    ready ??= await load();
    return ready;
  };

  function Part(properties: Properties) {
    const [code, setCode] = useState<{ readonly View: ComponentType<Properties> | null }>({ View: ready });
    const [failed, setFailed] = useState(false);
    const show = useCallback(() => {
      setFailed(false);
      fetchCode().then(
        (View) => setCode({ View }),
        () => setFailed(true),
      );
    }, []);
    useEffect(() => {
      if (!ready) show();
    }, [show]);

    if (code.View) return createElement(code.View, properties);
    return failed ? <NotLoaded name={name} onRetry={show} /> : waiting;
  }

  // A failed attempt is no news to anybody yet: the part tries again where it is shown.
  return { Part, fetch: () => void fetchCode().catch(() => undefined) };
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
