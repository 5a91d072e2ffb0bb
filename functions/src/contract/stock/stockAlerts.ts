import { limits } from '../limits.ts';

/** The message for an account that has the maximum number of alerts. */
export const tooManyStockAlertsMessage = `You can wait for at most ${limits.stockAlerts} tools: remove one of your alerts first`;

/**
 * A request of an account for a mail when a tool can be bought again. The mail ends it. Stored under
 * `stockAlertId`, so that there is at most one per account and tool.
 */
export interface StockAlertDocument {
  userId: string;
  toolId: string;
  createdAt: Date;
}

/** The document id of an account's alert for a tool. */
export const stockAlertId = (userId: string, toolId: string): string => `${userId}_${toolId}`;
