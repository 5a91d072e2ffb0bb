import type { LiveOrder } from '../../../contract/index.ts';

/** When an order changed, for one that was not published then: at its last status change. */
export const changedAtOf = ({ history, createdAt }: LiveOrder): Date =>
  new Date(history.at(-1)?.at ?? createdAt);
