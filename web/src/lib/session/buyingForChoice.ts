/**
 * The key of the choice for whom an account buys: in this tab's storage, and the last one of all
 * tabs in the shared storage.
 */
export const buyingForKey = 'buyingFor';

/** The id of the company, empty for the account itself, then the uid. */
export const choicePattern = /^(company-[\da-z]{20}|) (.+)$/s;
