import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CodeExplanation } from '../../../../core/codes/explanation/code-explanation.ts';
import { codePagePath, readCodePagePath } from '../../../../core/codes/explanation/code-page-path.ts';
import { HttpError } from '../../api/api-client.ts';
import { explainCode } from '../../api/code-tables.ts';
import { GivenExplanation } from '../../routes/given-explanation.ts';

/** What the page shows: the code, that it waits for it, or why there is none. */
export type ShownCode =
  | { readonly kind: 'code'; readonly explanation: CodeExplanation }
  | { readonly kind: 'pending' }
  | { readonly kind: 'problem'; readonly message: string };

/** The code of this address: the one that the page was made with, or one that is asked for. */
export function useCodeExplanation(): ShownCode {
  const { pathname } = useLocation();
  const given = useContext(GivenExplanation);
  const [asked, setAsked] = useState<{ readonly pathname: string; readonly shown: ShownCode }>();
  const isGiven = given !== null && codePagePath(given.system, given.code) === pathname;
  useEffect(() => {
    const address = isGiven ? null : readCodePagePath(pathname);
    if (address === null) return;
    let isWanted = true;
    const show = (shown: ShownCode) => {
      if (isWanted) setAsked({ pathname, shown });
    };
    explainCode(address).then(
      (explanation) => show({ kind: 'code', explanation }),
      (error: unknown) => show({ kind: 'problem', message: messageOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [pathname, isGiven]);
  if (isGiven) return { kind: 'code', explanation: given };
  return asked?.pathname === pathname ? asked.shown : { kind: 'pending' };
}

function messageOf(error: unknown): string {
  const said = error instanceof HttpError ? error.serverMessage : undefined;
  return said ?? 'The code could not be loaded. Check your connection and try again.';
}
