import {
  type SaleFacts,
  type ShopSettings,
  type StaffTool,
  type Tool,
  toCents,
} from '../../../contract/index.ts';
import { customers } from '../../../store/collections/collections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { toTool } from '../../catalogue/tools/toolResponse.ts';
import { readStaffTools } from '../../catalogue/tools/tools.ts';
import { type Agreement, agreementOf } from '../../customers/openAmounts.ts';
import type { ReadSettings } from '../../settings/settings.ts';

/** The data of an order besides its request. */
export interface OrderBasis {
  /** In the order of their ids; `undefined` for each that does not exist. */
  tools: (Tool | undefined)[];
  /** What reports need of these tools. */
  saleFacts: Record<string, SaleFacts>;
  settings: ShopSettings;
  agreement: Agreement;
  /** The ids of the groups of the payer. */
  groups: readonly string[];
}

const saleFactsOf = (tools: readonly (StaffTool | undefined)[]): Record<string, SaleFacts> =>
  Object.fromEntries(
    tools
      .filter((tool) => tool !== undefined)
      .map(({ _id, category, costPrice }) => [
        _id,
        { category, unitCost: costPrice === null ? null : toCents(costPrice) },
      ]),
  );

/** Reads the tools, the settings and the payer of an order at the same time. */
export const readOrderBasis = async (
  transaction: Transaction,
  { toolIds, payerId }: { toolIds: readonly string[]; payerId: string },
  read: ReadSettings,
): Promise<OrderBasis> => {
  const [stored, settings, customer] = await Promise.all([
    readStaffTools(transaction, toolIds),
    read(),
    transaction.read(customers.doc(payerId)),
  ]);
  const groups = customer?.groups ?? [];
  const tools = stored.map((tool) => tool && toTool(tool._id, tool));
  const agreement = agreementOf(customer, settings);
  return { tools, saleFacts: saleFactsOf(stored), settings, agreement, groups };
};
