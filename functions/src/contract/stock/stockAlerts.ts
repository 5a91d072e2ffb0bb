import { limits } from '../limits.ts';

/** The message for an account that has the maximum number of alerts. */
export const tooManyStockAlertsMessage = `You can wait for at most ${limits.stockAlerts} tools: remove one of your alerts first`;

/** The document id of an account's alert for a tool. */
export const stockAlertId = (userId: string, toolId: string): string => `${userId}_${toolId}`;
