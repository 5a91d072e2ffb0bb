/** What customers and staff do with orders, for seeds outside this package. */

export { bookEntry } from '../../services/bank/booking/bookEntry.ts';
export { changeStatus as changeEntryStatus } from '../../services/bank/booking/changeStatus.ts';
export { importFile } from '../../services/bank/import/importFile.ts';
export { cancelPieces } from '../../services/ordering/parts/cancelPieces.ts';
export { creditInvoice } from '../../services/ordering/parts/creditInvoice.ts';
export { deliverShipment, reverseShipment } from '../../services/ordering/parts/endShipment.ts';
export { shipOrder } from '../../services/ordering/parts/shipOrder.ts';
export { createOrder } from '../../services/ordering/placing/createOrder.ts';
export { placeOrder } from '../../services/ordering/placing/placeOrder.ts';
export { applyDeadline } from '../../services/ordering/status/applyDeadline.ts';
export { transitionOrder } from '../../services/ordering/status/transitionOrder.ts';
export {
  recordPayment,
  recordRefund,
  reversePayment,
} from '../../services/payments/recordPayments.ts';
export { expireReturn } from '../../services/returns/expireReturns.ts';
export { requestReturn } from '../../services/returns/requestReturn.ts';
export { transitionReturn } from '../../services/returns/transitionReturn.ts';
export type { Caller } from '../../store/accounts/caller.ts';
export { transact } from '../../store/writes/transact.ts';
