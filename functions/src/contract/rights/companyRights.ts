/**
 * The rights of the members of a company, by role. API guards, pages, rules tests and the tables of
 * the documents are made from this table.
 */

/** The roles of a member. */
export const companyRoles = ['owner', 'approver', 'buyer', 'bookkeeper'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** What a member may do for a company. */
export const companyRights = ['order', 'approve', 'seeAllOrders', 'pay', 'manage'] as const;
export type CompanyRight = (typeof companyRights)[number];

/** The right that a call about a company needs: any membership, or a certain right. */
export type RequiredRight = 'member' | CompanyRight;

/**
 * The rights of each role. `order`: place orders, accept quotes and use the cart, and see one's own
 * orders. `approve`: approve the orders of others. `seeAllOrders`: all orders, invoices and
 * payments of the company. `pay`: pay its invoices. `manage`: details, members, addresses and rules.
 */
const rightsOfRoles: Record<CompanyRole, readonly CompanyRight[]> = {
  owner: companyRights,
  approver: ['order', 'approve', 'seeAllOrders', 'pay'],
  buyer: ['order'],
  bookkeeper: ['seeAllOrders', 'pay'],
};

/** Whether members with a role have a right. */
export const may = (role: CompanyRole, right: RequiredRight): boolean =>
  right === 'member' || rightsOfRoles[role].includes(right);

const roleNames: Record<CompanyRole, string> = {
  owner: 'Owner',
  approver: 'Approver',
  buyer: 'Buyer',
  bookkeeper: 'Bookkeeper',
};

/** The name of a role, as people read it. */
export const roleName = (role: CompanyRole): string => roleNames[role];
