/** What an operator's scripts use besides the contract. The process needs the environment of a project. */
export type { Actor } from './accounts.ts';
export { grantAdmin, withdrawAdmin } from './services/accounts/admins.ts';
export { checkConsistency } from './services/ledger/checkConsistency.ts';
