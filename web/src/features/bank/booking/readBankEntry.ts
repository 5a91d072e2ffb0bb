import { apiRoutes, type BankEntryDetails, type BankShare } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';

/** An entry with the open invoices that it can pay, as they are now. */
export const readBankEntry = (id: string): Promise<BankEntryDetails> =>
  callApi(apiRoutes.getBankEntry, { params: { id } });

/** Finds what is open of an invoice. Throws an ApiProblem if nothing is, or there is none. */
export const findOpenInvoice = async (number: string): Promise<Omit<BankShare, 'amount'>> => {
  const { invoices } = await callApi(apiRoutes.getJointPayment, { query: { invoices: number } });
  const [invoice] = invoices;
  if (!invoice) throw new ApiProblem('invoice-not-found', 404);
  const order = await callApi(apiRoutes.getOrder, { params: { id: invoice.orderNumber } });
  return {
    invoiceNumber: invoice.number,
    orderId: order._id,
    orderNumber: invoice.orderNumber,
    payerId: order.payerId,
    payerName: order.payerName,
    open: invoice.open,
  };
};
