import {
  apiBase,
  apiRoutes,
  type Customer,
  type CustomerInput,
  type Updated,
} from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';

const { getCustomer, updateCustomer, listPaymentsOf } = apiRoutes;

export const readCustomer = (uid: string, signal: AbortSignal): Promise<Customer> =>
  callApi(getCustomer, getCustomer.href({ uid }), { signal });

/** Agrees terms and a credit limit with a customer. */
export const sendAgreement = (uid: string, input: CustomerInput): Promise<Updated> =>
  callApi(updateCustomer, updateCustomer.href({ uid }), { body: input });

/** The address of the first page of a customer's payments. */
export const paymentsUrl = (uid: string): string => apiBase + listPaymentsOf.href({ uid });
