/**
 * Operations for scripts of an operator, besides the contract. The process must run with the
 * environment of a Firebase project, because these modules connect to it when they load.
 */
export type { Actor } from './accounts.ts';
export { grantAdmin, withdrawAdmin } from './services/accounts/admins.ts';
export { type RebuiltIndex, rebuildIndex } from './services/catalogue/search/rebuildIndex.ts';
export { checkConsistency } from './services/ledger/checkConsistency.ts';
export { type DigestReport, sendLowStockDigest } from './services/ledger/lowStockDigest.ts';
export { checkPublished } from './services/live/checkPublished.ts';
export { type Published, publishAll } from './services/live/publishAll.ts';
export { type MailReport, retryMails } from './services/mail/retryMails.ts';
export { applyDeadlines, type DeadlineReport } from './services/ordering/applyDeadlines.ts';
export { expireQuotes } from './services/quotes/expireQuotes.ts';
export { publishReviews } from './services/site/publishReviews.ts';
