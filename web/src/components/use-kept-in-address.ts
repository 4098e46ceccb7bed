import { useEffect, useRef } from 'react';

/** What a page keeps in the fragment of its address, which no browser sends to a server. */
export interface KeptInAddress<Input> {
  /** What a fragment carries, or `null` for one that is not of this page. */
  readonly read: (fragment: string) => Input | null;
  /** Runs what a link carried. Must stay the same function. */
  readonly open: (input: Input) => unknown;
  /** Whether there is something on the page that a link must not replace on arrival. */
  readonly isTaken: () => boolean;
  /** The fragment of what the page shows, with its `#`, or `null` where there is nothing to keep. */
  readonly kept: string | null;
}

/** Opens what a link carries, and keeps what is shown in the address, so that it can be sent on or loaded again. */
export function useKeptInAddress<Input>({ read, open, isTaken, kept }: KeptInAddress<Input>): void {
  const hadKept = useRef(false);

  useEffect(() => {
    const openLink = () => {
      const input = read(window.location.hash);
      if (input !== null) void open(input);
    };
    if (!isTaken()) openLink();
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, [read, open, isTaken]);

  useEffect(() => {
    const isOurs = kept !== null || read(window.location.hash) !== null;
    if (isOurs && (kept !== null || hadKept.current)) {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}${kept ?? ''}`);
    }
    hadKept.current = kept !== null;
  }, [read, kept]);
}
