import { limits } from './limits.ts';

/** The message for an account that has the maximum number of alerts. */
export const tooManyStockAlertsMessage = `You can wait for at most ${limits.stockAlerts} tools: remove one of your alerts first`;

/**
 * A request of an account to be notified when a tool can be bought again. The shop only keeps it so far,
 * and promises no message: there is nothing yet that sends one. Stored under `stockAlertId`, so
 * that there is at most one per account and tool.
 */
export interface StockAlertDocument {
  userId: string;
  toolId: string;
  createdAt: Date;
}

/** The document id of an account's alert for a tool. */
export const stockAlertId = (userId: string, toolId: string): string => `${userId}_${toolId}`;
