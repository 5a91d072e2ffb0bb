import type { DocumentReference } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import {
  type Acknowledged,
  canBeBought,
  type Deleted,
  isDiscontinued,
  limits,
  stockAlertId,
  type Tool,
  tooManyStockAlertsMessage,
} from '../../../contract/index.ts';
import type { StockAlertDocument } from '../../../documents/stock.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import type { BuyerIds } from '../../../store/accounts/caller.ts';
import { isDocumentId, stockAlerts } from '../../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../../store/deletedAccounts.ts';
import { countDocuments, findDocuments } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import { readBuyerPrices } from '../../prices/buyerPrices.ts';
import { getTool, getToolFor } from '../tools/tools.ts';

const ownAlerts = (uid: string) => stockAlerts.where('userId', '==', uid);

const checkCount = async (uid: string): Promise<void> => {
  if ((await countDocuments(ownAlerts(uid))) < limits.stockAlerts) return;
  throw validationError({ alerts: tooManyStockAlertsMessage });
};

const alertReference = (uid: string, toolId: string) => stockAlerts.doc(stockAlertId(uid, toolId));

/** Stores an alert. Resolves to whether it is new. */
const storeAlert = ({ uid, payerId }: BuyerIds, toolId: string): Promise<boolean> =>
  transact(async (transaction) => {
    const alert = alertReference(uid, toolId);
    if (await transaction.read(alert)) return false;
    await refuseIfDeleted(transaction, uid);
    await checkCount(uid);
    transaction.create(alert, { userId: uid, payerId, toolId, createdAt: new Date() });
    return true;
  });

const removeIfStored = (
  alert: DocumentReference<StockAlertDocument, StockAlertDocument>,
): Promise<boolean> =>
  transact(async (transaction) => {
    const isStored = (await transaction.read(alert)) !== undefined;
    if (isStored) transaction.remove(alert);
    return isStored;
  });

/** Nothing more arrives of a tool that is sold while stock lasts. */
const refuseIfInStock = (tool: Tool): void => {
  if (canBeBought(tool)) throw new ApiError('in-stock', { tool });
  if (isDiscontinued(tool)) throw new ApiError('discontinued');
};

/**
 * Keeps the caller's request to be notified when a tool can be bought again; a repetition changes
 * nothing. Throws `tool-not-found`, also for a tool that the payer does not see, `in-stock` when the tool can be bought now, `validation` when
 * the account has the maximum number of alerts, and `user-not-found` when it is being deleted.
 */
export const setStockAlert = async (toolId: string, owner: BuyerIds): Promise<Acknowledged> => {
  const { uid, payerId } = owner;
  const { tool } = await getToolFor(toolId, payerId);
  refuseIfInStock(tool);
  const isNew = await storeAlert(owner, toolId);
  try {
    // A restock sends the mails of a tool, and its deletion removes the alerts: either may have
    // come just before this one was stored.
    if (isNew) refuseIfInStock(await getTool(toolId));
  } catch (error) {
    await removeIfStored(alertReference(uid, toolId));
    throw error;
  }
  return { acknowledged: true };
};

/** Withdraws the caller's alert for a tool, if there is one. */
export const removeStockAlert = async (
  toolId: string,
  { uid }: Pick<Account, 'uid'>,
): Promise<Deleted> => {
  const isRemoved =
    isDocumentId(stockAlertId(uid, toolId)) && (await removeIfStored(alertReference(uid, toolId)));
  return { acknowledged: true, deletedCount: isRemoved ? 1 : 0 };
};

/** The ids of the tools for which the caller has an alert. */
export const listStockAlerts = async ({ uid }: Pick<Account, 'uid'>): Promise<string[]> => {
  const alerts = await findDocuments(ownAlerts(uid), limits.stockAlerts);
  return alerts.map(({ content }) => content.toolId);
};

/** The ids of the tools for which the caller has an alert, and which the payer sees. */
export const listShownAlerts = async ({ uid, payerId }: BuyerIds): Promise<string[]> => {
  const toolIds = await listStockAlerts({ uid });
  if (toolIds.length === 0) return [];
  const { isVisible } = await readBuyerPrices({ payerId, toolIds });
  return isVisible ? toolIds.filter(isVisible) : toolIds;
};

const batchSize = 100;

const removeBatch = (field: 'userId' | 'toolId', id: string): Promise<number> =>
  transact(async (transaction) => {
    const found = await findDocuments(stockAlerts.where(field, '==', id), batchSize);
    for (const alert of found) transaction.remove(stockAlerts.doc(alert.id));
    return found.length;
  });

const removeAll = async (field: 'userId' | 'toolId', id: string): Promise<void> => {
  while ((await removeBatch(field, id)) === batchSize);
};

/** Removes the alerts of an account. After a failure, the next call finds those that remain. */
export const removeAccountAlerts = (uid: string): Promise<void> => removeAll('userId', uid);

/**
 * Removes the alerts for a deleted tool. A failure is only logged: the tool is gone, so nobody is
 * waiting for it, and an alert that remains goes with its account.
 */
export const removeToolAlerts = async (toolId: string): Promise<void> => {
  try {
    await removeAll('toolId', toolId);
  } catch (error) {
    warn(`Could not remove the stock alerts for the tool ${toolId}`, error);
  }
};
