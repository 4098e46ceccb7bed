/** One line of `fettle doctor`. */
export interface CheckOutcome {
  readonly name: 'provider' | 'database' | 'smtp' | 'data tables' | 'published figures' | 'published figures';
  readonly isOk: boolean;
  /** A sentence for the operator, without secrets. */
  readonly detail: string;
}
