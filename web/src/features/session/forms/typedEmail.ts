/** The address typed on the previous page, from the router's state. */
export const typedEmail = (state: unknown): string => {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
};

/** Adds a typed address to the router's state. */
export const withTypedEmail = (state: unknown, email: string): object => ({
  ...(state as object | null),
  email,
});
