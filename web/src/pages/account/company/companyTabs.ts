import { type CompanyRole, may, type RequiredRight } from 'functions/contract';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import type { PageTab } from '../../../ui/layout/PageTabs.tsx';

/** The pages of a company by name, with the right that each needs. */
const tabs = {
  Details: { to: paths.company.path, right: 'member' },
  Members: { to: furtherPaths.companyMembers, right: 'member' },
  Limits: { to: furtherPaths.companyLimits, right: 'member' },
  Addresses: { to: furtherPaths.companyAddresses, right: 'member' },
  Rules: { to: furtherPaths.companyRules, right: 'member' },
  'API keys': { to: furtherPaths.companyKeys, right: 'manage' },
  Webhooks: { to: furtherPaths.companyWebhooks, right: 'manage' },
  Log: { to: furtherPaths.companyLog, right: 'manage' },
} as const satisfies Record<string, { to: string; right: RequiredRight }>;
export type CompanyTab = keyof typeof tabs;

/** Whether a role may open a page. */
export const mayOpen = (role: CompanyRole, tab: CompanyTab): boolean => may(role, tabs[tab].right);

/** The pages that a role may open. */
export const companyTabs = (role: CompanyRole): PageTab[] =>
  (Object.keys(tabs) as CompanyTab[])
    .filter((tab) => mayOpen(role, tab))
    .map((tab) => ({ label: tab, to: tabs[tab].to }));
