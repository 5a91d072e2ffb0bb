import type { Role } from 'functions/contract';

/** The names of roles by their ids, for people to read. */
export const roleNames = (ids: readonly string[], roles: readonly Role[]): string =>
  ids.map((id) => roles.find(({ _id }) => _id === id)?.name ?? 'Deleted role').join(', ');
