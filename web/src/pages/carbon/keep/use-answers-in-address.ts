import { useEffect, useRef } from 'react';
import { type CarbonAnswers, completeAnswers } from '../../../../../core/carbon/answers.ts';
import { answersFromFragment, answersToFragment } from '../../../../../core/carbon/answers-link.ts';
import { useCarbonStore } from '../../../stores/carbon-store.ts';
import { fallbackResult } from '../../../stores/carbon-transitions.ts';

/** Writes the answers into the fragment of the address, which no browser sends to a server; `null` takes them out. */
function keepInAddress(answers: CarbonAnswers | null): void {
  const { pathname, search, hash } = window.location;
  if (answers === null && answersFromFragment(hash) === null) return;
  const fragment = answers === null ? '' : `#${answersToFragment(answers)}`;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment}`);
}

/** Opens the answers that a link carries, and keeps those of the result in the address, so that it can be sent on. */
export function useAnswersInAddress(): void {
  const { answers, result, open } = useCarbonStore();
  const hadResult = useRef(false);

  useEffect(() => {
    const openLink = () => {
      const linked = answersFromFragment(window.location.hash);
      if (linked) void open(linked);
    };
    if (!useCarbonStore.getState().result) openLink();
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, [open]);

  useEffect(() => {
    const isKept = result !== null && result !== fallbackResult;
    if (isKept) keepInAddress(completeAnswers(answers));
    else if (hadResult.current) keepInAddress(null);
    hadResult.current = isKept;
  }, [answers, result]);
}
