/** The state of the address of a company that the account has just joined. */
export const joined = { joined: true };

export const isJoined = (state: unknown): boolean =>
  ((state ?? {}) as Partial<typeof joined>).joined === true;
