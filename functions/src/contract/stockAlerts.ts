/**
 * A request of an account to be notified when a tool is in stock again. Stored under `stockAlertId`, so
 * that there is at most one per account and tool.
 */
export interface StockAlertDocument {
  userId: string;
  toolId: string;
  createdAt: Date;
}

/** The document id of an account's alert for a tool. */
export const stockAlertId = (userId: string, toolId: string): string => `${userId}_${toolId}`;
