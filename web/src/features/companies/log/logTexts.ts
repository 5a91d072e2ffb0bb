import type { CompanyAction } from 'functions/contract';

/** What was done, in the log of a company. */
export const logTexts: Record<CompanyAction, string> = {
  'company-requested': 'Company signed up',
  'company-accepted': 'Company accepted',
  'company-declined': 'Sign-up declined',
  'company-suspended': 'Company suspended',
  'company-reopened': 'Company active again',
  'company-closed': 'Company closed',
  'company-changed': 'Details or rules changed',
  'member-invited': 'Member invited',
  'invitation-revoked': 'Invitation withdrawn',
  'member-joined': 'Member joined',
  'member-changed': 'Member changed',
  'member-removed': 'Member left or was removed',
};
