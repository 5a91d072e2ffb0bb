/** The state of the navigation from the form to the page of its return. */
export const requestedState = { requested: true };

/** Whether the page before sent the request for the return. */
export const isRequestedState = (state: unknown): boolean =>
  (state as Partial<typeof requestedState> | null)?.requested === true;
