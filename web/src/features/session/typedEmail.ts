/** The address typed on the page before, which its link carries along in the router's state. */
export const typedEmail = (state: unknown): string => {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
};

/** That state for a link, with all it holds besides. */
export const withTypedEmail = (state: unknown, email: string): object => ({
  ...(state as object | null),
  email,
});
