import { describe, expect, it } from 'vitest';
import { companyRights, companyRoles, may, roleName } from './companyRights.ts';

describe('The rights of a company', () => {
  // Written here once more: a right that is granted by mistake must not change its test.
  it.each([
    ['owner', ['order', 'approve', 'seeAllOrders', 'pay', 'manage']],
    ['approver', ['order', 'approve', 'seeAllOrders', 'pay']],
    ['buyer', ['order']],
    ['bookkeeper', ['seeAllOrders', 'pay']],
  ] as const)('of the %s are %j', (role, rights) => {
    expect(companyRights.filter((right) => may(role, right))).toEqual(rights);
  });

  it('belong to every role where any member will do', () => {
    for (const role of companyRoles) expect(may(role, 'member')).toBe(true);
  });

  it('have roles with names', () => {
    expect(companyRoles.map(roleName)).toEqual(['Owner', 'Approver', 'Buyer', 'Bookkeeper']);
  });
});
