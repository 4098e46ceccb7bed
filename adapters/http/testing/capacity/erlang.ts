/** The load in processes: arrivals a second times seconds of work each. */
export interface Offered {
  readonly processes: number;
  readonly erlangs: number;
}

/** The share that is refused where nothing may wait (Erlang B, M/M/c/c), by the recursion over the processes. */
export function refusedWithoutQueue({ processes, erlangs }: Offered): number {
  let refused = 1;
  for (let count = 1; count <= processes; count += 1) {
    refused = (erlangs * refused) / (count + erlangs * refused);
  }
  return refused;
}

/** The share that has to wait where everything may (Erlang C, M/M/c); it needs fewer erlangs than processes. */
export function waitingShare({ processes, erlangs }: Offered): number {
  const refused = refusedWithoutQueue({ processes, erlangs });
  const busyShare = erlangs / processes;
  return refused / (1 - busyShare * (1 - refused));
}

/** The mean wait of all, those included who do not wait. */
export function meanWaitSeconds(offered: Offered, meanServiceSeconds: number): number {
  const { processes, erlangs } = offered;
  return (waitingShare(offered) * meanServiceSeconds) / (processes - erlangs);
}
