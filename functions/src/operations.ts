/**
 * Operations for scripts of an operator, besides the contract. The process must run with the
 * environment of a Firebase project, because these modules connect to it when they load.
 */

export { withdrawStaff } from './services/accountData/withdrawStaff.ts';
export { grantAdmin } from './services/accounts/admins.ts';
export { remindOfKeys } from './services/apiKeys/remindOfKeys.ts';
export { type RebuiltIndex, rebuildIndex } from './services/catalogue/search/rebuildIndex.ts';
export { checkConsistency } from './services/consistency/checkConsistency.ts';
export { checkPublished } from './services/live/repair/checkPublished.ts';
export { type Published, publishAll } from './services/live/repair/publishAll.ts';
export { type MailReport, retryMails } from './services/mail/retryMails.ts';
export { applyDeadlines, type DeadlineReport } from './services/ordering/status/applyDeadlines.ts';
export { expireQuotes } from './services/quotes/expireQuotes.ts';
export { type DigestReport, sendLowStockDigest } from './services/reports/lowStockDigest.ts';
export { expireRequests } from './services/requests/expireRequests.ts';
export { expireReturns } from './services/returns/expireReturns.ts';
export { type DeliveryReport, deliverEvents } from './services/webhooks/deliverEvents.ts';
export { digestStock } from './services/webhooks/digestStock.ts';
export type { Caller } from './store/accounts/caller.ts';
