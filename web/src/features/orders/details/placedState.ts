/** The state of the navigation from a placed order to its page, which then confirms it. */
export const placedState = { isPlaced: true };

/** Whether a navigation comes from the order that was just placed. */
export const isPlacedState = (state: unknown): boolean =>
  (state as Partial<typeof placedState> | null)?.isPlaced === true;
