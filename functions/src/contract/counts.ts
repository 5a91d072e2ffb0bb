/** What can be counted: the lists an admin sees. */
export const countables = ['tools', 'orders', 'users'] as const;
export type Countable = (typeof countables)[number];

/** How many there are, as of at most two seconds ago. */
export interface Count {
  count: number;
}
