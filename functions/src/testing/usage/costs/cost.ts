/** Firestore's operations for each call, event and job. */
export interface Cost {
  /** The calls, events or cases, separated by '·' like their costs. */
  readonly of: string;
  /** The least that any implementation needs; '–' where that says nothing. */
  readonly minimum: string;
  readonly ours: string;
}
