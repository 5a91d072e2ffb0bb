import type { Approval } from 'functions/contract';

/** Whether an order can be placed or sent: without an approval, or with one that somebody can give. */
export const isApprovable = (approval: Pick<Approval, 'approvers'> | null): boolean =>
  approval === null || approval.approvers.length > 0;
