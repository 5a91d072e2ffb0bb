import type { CompanyAction, CompanyLogEntry } from 'functions/contract';

/** What was done, in the log of a company. */
const logTexts: Record<CompanyAction, string> = {
  'company-requested': 'Company signed up',
  'company-accepted': 'Company accepted',
  'company-declined': 'Sign-up declined',
  'company-suspended': 'Company suspended',
  'company-reopened': 'Company active again',
  'company-closed': 'Company closed',
  'company-changed': 'Details or rules changed',
  'member-invited': 'Member invited',
  'invitation-revoked': 'Invitation withdrawn',
  'invitation-declined': 'Invitation declined',
  'member-joined': 'Member joined',
  'member-changed': 'Member changed',
  'member-removed': 'Member left or was removed',
  'company-key-created': 'API key created',
  'company-key-rotated': 'API key rotated',
  'company-key-revoked': 'API key revoked',
  'webhook-created': 'Endpoint added',
  'webhook-changed': 'Endpoint changed',
  'webhook-deleted': 'Endpoint deleted',
  'webhook-secret-rotated': 'Secret of an endpoint replaced',
  'webhook-tested': 'Test sent to an endpoint',
  'delivery-replayed': 'Delivery repeated',
  'deliveries-replayed': 'Deliveries of a period repeated',
};

/** What was done, and to which member: a change of a member does not list the address. */
export const entryText = ({
  action,
  before,
  after,
}: Pick<CompanyLogEntry, 'action' | 'before' | 'after'>): string => {
  const email = after.email ?? before.email;
  return email ? `${logTexts[action]}: ${email}` : logTexts[action];
};
