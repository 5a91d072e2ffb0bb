import type { ShopSettings, Tool } from '../../../contract/index.ts';
import { customers } from '../../../store/collections/collections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readTools } from '../../catalogue/tools/tools.ts';
import { type Agreement, agreementOf } from '../../customers/openAmounts.ts';
import type { ReadSettings } from '../../settings/settings.ts';

/** The data of an order besides its request. */
export interface OrderBasis {
  /** In the order of their ids; `undefined` for each that does not exist. */
  tools: (Tool | undefined)[];
  settings: ShopSettings;
  agreement: Agreement;
  /** The ids of the groups of the payer. */
  groups: readonly string[];
}

/** Reads the tools, the settings and the payer of an order at the same time. */
export const readOrderBasis = async (
  transaction: Transaction,
  { toolIds, payerId }: { toolIds: readonly string[]; payerId: string },
  read: ReadSettings,
): Promise<OrderBasis> => {
  const [tools, settings, customer] = await Promise.all([
    readTools(transaction, toolIds),
    read(),
    transaction.read(customers.doc(payerId)),
  ]);
  const groups = customer?.groups ?? [];
  return { tools, settings, agreement: agreementOf(customer, settings), groups };
};
