import { describe, expect, it } from 'vitest';
import { companyRoles } from '../rights/companyRights.ts';
import { usualApprovalRules } from './approval.ts';
import { canBuy } from './buying.ts';
import { companyStatuses } from './lifecycle.ts';

const buying = (role: (typeof companyRoles)[number], status: (typeof companyStatuses)[number]) => ({
  requester: { uid: 'bea', role, orderLimit: null, budget: null },
  spent: 0,
  company: { status, statusReason: '', approval: usualApprovalRules },
  members: [],
});

describe('canBuy', () => {
  it('is true for members who order, in an active company', () => {
    const able = companyRoles.flatMap((role) =>
      companyStatuses
        .filter((status) => canBuy(buying(role, status)))
        .map((status) => `${role} of an ${status} company`),
    );
    expect(able).toEqual([
      'owner of an active company',
      'approver of an active company',
      'buyer of an active company',
    ]);
  });
});
