import { canBeBought, isShown, type Tool } from '../../../contract/index.ts';
import type { StockAlertDocument } from '../../../documents/stock.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import { backInStockMail } from '../../../mail/texts/stockMails.ts';
import { type Account, activeAccounts } from '../../../store/accounts/accounts.ts';
import { mail, stockAlerts, tools } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { type Found, findDocuments } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { mailIdOf, queueMail, readMailShop } from '../../mail/queueMail.ts';
import { readBuyerPrices } from '../../prices/buyerPrices.ts';
import type { ToolChange } from '../search/indexTools.ts';
import { toTool } from '../tools/toolResponse.ts';

/** The most accounts that one request looks up. Each alert takes two writes. */
const batchSize = 100;

type FoundAlert = Found<StockAlertDocument>;

const buyable = (id: string, tool: ToolDocument | undefined): boolean =>
  tool !== undefined && isShown(tool) && canBeBought(toTool(id, tool));

const accountsOf = async (alerts: readonly FoundAlert[]): Promise<Map<string, Account>> => {
  const accounts = await activeAccounts(alerts.map(({ content }) => content.userId));
  return new Map(accounts.map((account) => [account.uid, account]));
};

/** An alert of the same account set later is another event. */
const eventOf = ({ id, content }: FoundAlert) =>
  ({ kind: 'back-in-stock', eventId: `${id}-${content.createdAt.getTime()}` }) as const;

/**
 * The mails that a concurrent run has queued; the transaction is retried if there are more by then.
 */
const queuedMails = (transaction: Transaction, alerts: readonly FoundAlert[]) =>
  transaction.readAll(
    alerts.map((alert) => mail.doc(mailIdOf(eventOf(alert)))),
    ['kind'],
  );

/** The payers of some alerts who see a tool. */
const payersWhoSee = async (
  toolId: string,
  alerts: readonly FoundAlert[],
): Promise<ReadonlySet<string>> => {
  const payerIds = [...new Set(alerts.map(({ content }) => content.payerId))];
  const all = await Promise.all(
    payerIds.map((payerId) => readBuyerPrices({ payerId, toolIds: [toolId] })),
  );
  return new Set(payerIds.filter((_, at) => all[at]?.isVisible?.(toolId) ?? true));
};

const notifyBatch = async (tool: Tool, transaction: Transaction): Promise<number> => {
  const { _id: id, toolName: label } = tool;
  const alerts = await findDocuments(stockAlerts.where('toolId', '==', id), batchSize);
  if (alerts.length === 0) return 0;
  const [accounts, shop] = [await accountsOf(alerts), await readMailShop()];
  const [queued, payers] = await Promise.all([
    queuedMails(transaction, alerts),
    payersWhoSee(id, alerts),
  ]);
  for (const [index, alert] of alerts.entries()) {
    const { userId, payerId } = alert.content;
    const to = accounts.get(userId)?.email ?? '';
    const about = { kind: 'tool', id, label } as const;
    const content = backInStockMail(id, tool, shop);
    const queuedMail = { ...eventOf(alert), userId, to, about, content };
    if (!queued[index] && payers.has(payerId)) queueMail(transaction, queuedMail, shop);
    transaction.remove(stockAlerts.doc(alert.id));
  }
  return alerts.length;
};

const currentTool = async (id: string): Promise<Tool | undefined> => {
  const storedTool = await readDocument(tools.doc(id));
  return storedTool && buyable(id, storedTool) ? toTool(id, storedTool) : undefined;
};

/**
 * After a change by which a tool can be bought again, queues a mail for each account that asked for
 * one, and removes its alert in the same transaction: so a repeated event sends nothing twice. It
 * does nothing if the tool is sold out by now; the next restock is an event, too. An account that
 * is gone, or does not see the tool any more, only loses its alert. In production, an event that failed is repeated; the Functions
 * emulator does not repeat it.
 */
export const notifyIfBackInStock = async ({ id, before, after }: ToolChange): Promise<void> => {
  // Nobody waits for a new tool.
  if (!before || buyable(id, before) || !buyable(id, after)) return;
  const tool = await currentTool(id);
  if (!tool) return;
  while ((await transact((transaction) => notifyBatch(tool, transaction))) === batchSize);
};
