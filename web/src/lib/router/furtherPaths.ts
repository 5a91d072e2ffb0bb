import { familyPage, staffInvitationPage } from 'functions/contract';

/** Routes of the shop to which the home page does not link: it has no room for them. */
export const furtherPaths = {
  companyMembers: '/company/members',
  companyLimits: '/company/limits',
  companyAddresses: '/company/addresses',
  companyRules: '/company/rules',
  companyLog: '/company/log',
  companyKeys: '/company/keys',
  companyWebhooks: '/company/webhooks',
  /** An endpoint of a company, which is the one for which the account buys unless it is named. */
  companyWebhook: {
    path: '/company/webhooks/:webhook',
    href: (webhook: string, company: string) =>
      `/company/webhooks/${encodeURIComponent(webhook)}?id=${encodeURIComponent(company)}`,
  },
  receivables: '/dashboard/receivables',
  bank: '/dashboard/bank',
  reviews: '/dashboard/reviews',
  mail: '/dashboard/mail',
  auditLog: '/dashboard/audit',
  settings: '/dashboard/settings',
  customerGroups: '/dashboard/customer-groups',
  attributes: '/dashboard/attributes',
  families: '/dashboard/families',
  reports: '/dashboard/reports',
  staff: '/dashboard/staff',
  roles: '/dashboard/roles',
  keys: '/dashboard/keys',
  /** Where someone accepts an invitation to the staff. */
  staffInvitation: staffInvitationPage,
  webhooks: '/dashboard/webhooks',
  /** A tool in all of its sizes. */
  family: familyPage,
  /** Up to four tools side by side. */
  compare: {
    path: '/compare',
    href: (ids: readonly string[]) => `/compare?tools=${ids.map(encodeURIComponent).join(',')}`,
  },
  /** The tools that the payer has bought before. */
  buyAgain: '/dashboard/buy-again',
  partNumbers: '/dashboard/part-numbers',
  shoppingLists: '/dashboard/lists',
  shoppingList: {
    path: '/dashboard/lists/:id',
    href: (id: string) => `/dashboard/lists/${encodeURIComponent(id)}`,
  },
  /** An offer without a request; it starts with the customer, if there is one. */
  newOffer: {
    path: '/dashboard/new-offer',
    href: (payerId?: string) =>
      `/dashboard/new-offer${payerId === undefined ? '' : `?payer=${encodeURIComponent(payerId)}`}`,
  },
} as const;
