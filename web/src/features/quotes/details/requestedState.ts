/** The state of the navigation from the request to the page of its quote. */
export const requestedState = { requested: true };

/** Whether the quote was requested on the page before. */
export const isRequestedState = (state: unknown): boolean =>
  (state as Partial<typeof requestedState> | null)?.requested === true;
