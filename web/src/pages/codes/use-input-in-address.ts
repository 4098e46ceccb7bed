import { useKeptInAddress } from '../../components/use-kept-in-address.ts';
import { fragmentOf, inputAsked, inputOf } from '../../stores/codes-link.ts';
import { useCodesStore } from '../../stores/codes-store.ts';

const isTaken = () => useCodesStore.getState().result !== null;

/** Asks what a link carries, and keeps what was asked in the address. */
export function useInputInAddress(): void {
  const { asked, tryOut } = useCodesStore();
  const kept = asked ? fragmentOf(inputAsked(asked)) : null;
  useKeptInAddress({ read: inputOf, open: tryOut, isTaken, kept });
}
