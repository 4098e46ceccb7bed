import type { Settles } from '../../facts.ts';

/** What a series receives beside its preference: nothing, a share up to a cap, or a share without one. */
export type Participation = Settles<'participation'>;
