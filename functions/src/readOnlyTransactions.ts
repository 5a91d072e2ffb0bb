import { AggregateField } from 'firebase-admin/firestore';
import { orders, sales, skus, stockEntries, tools } from './collections.ts';
import { boundsOf, type OrderDocument, type SalesDocument } from './contract/index.ts';
import { contentOf } from './documents.ts';
import { db } from './firebase.ts';

/** A tool's available pieces, and the sum of its ledger. */
export interface Stock {
  available: number;
  ledger: number;
}

/** Reads a tool's stock and ledger from one snapshot; `undefined` when the tool does not exist. */
export const readStock = (toolId: string): Promise<Stock | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const sum = stockEntries(toolId).aggregate({ ledger: AggregateField.sum('change') });
      const tool = contentOf(await transaction.get(tools.doc(toolId)));
      const { ledger } = (await transaction.get(sum)).data();
      return tool && { available: tool.available, ledger };
    },
    { readOnly: true },
  );

/** The SKU that a tool has, and the tool for which a SKU is reserved. */
export interface SkuState {
  ofTool: string | undefined;
  owner: string | undefined;
}

/** Reads the SKU of a tool and the owner of a SKU from one snapshot. */
export const readSku = (toolId: string, sku: string): Promise<SkuState> =>
  db.runTransaction(
    async (transaction) => {
      const [tool, reservation] = await Promise.all([
        transaction.get(tools.doc(toolId)),
        transaction.get(skus.doc(sku)),
      ]);
      return { ofTool: contentOf(tool)?.sku, owner: contentOf(reservation)?.toolId };
    },
    { readOnly: true },
  );

/** All orders of a day, including cancelled ones, and its recorded sales. */
export interface DayOfSales {
  orders: OrderDocument[];
  sales: SalesDocument[];
}

/** Reads the orders and sales of a day (UTC) from one snapshot. */
export const readDay = (day: string): Promise<DayOfSales> =>
  db.runTransaction(
    async (transaction) => {
      const { from, before } = boundsOf(day);
      const placed = orders.where('createdAt', '>=', from).where('createdAt', '<', before);
      const [ordersOfDay, salesOfDay] = await Promise.all([
        transaction.get(placed),
        transaction.get(sales.where('day', '==', day)),
      ]);
      return {
        orders: ordersOfDay.docs.map((snapshot) => snapshot.data()),
        sales: salesOfDay.docs.map((snapshot) => snapshot.data()),
      };
    },
    { readOnly: true },
  );
