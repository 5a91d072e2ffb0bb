import { isCompanyId, isSameName, namesRecipient, type Seller } from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';

/** The label of a parcel, ready to be drawn. */
export interface LabelContent {
  sender: { name: string; lines: readonly string[] };
  recipient: { name: string; lines: readonly string[] };
  phone: string;
  /** The number of the order or of its shipment, as text and as barcode. */
  number: string;
  /** The buyer's own number; may be empty. */
  poNumber: string;
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The lines of the address below the name: the company, and who ordered for it, come first. */
const recipientOf = ({ orderAddress, payerId, payerName, userName }: OrderDocument) => {
  const lines = linesOf(orderAddress);
  const names = [...(isCompanyId(payerId) ? [payerName] : []), userName];
  const missing = names.filter((name) => !namesRecipient(orderAddress, name));
  const [name = '', ...rest] = [...missing, ...lines];
  return { name, lines: rest.filter((line) => !isSameName(line, name)) };
};

/** The label of a parcel of an order: for one that is still to be shipped, with the order's number. */
export const labelContent = (
  order: OrderDocument,
  number: string,
  seller: Seller,
): LabelContent => ({
  sender: { name: seller.name, lines: linesOf(seller.address) },
  recipient: recipientOf(order),
  phone: order.phoneNumber,
  number,
  poNumber: order.poNumber,
});
