/** A token that expires sooner could expire on its way. */
export const leastValidityMs = 30_000;
