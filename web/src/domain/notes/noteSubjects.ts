import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import type { StaffCall } from '../staff/can.ts';

const { listOrderNotes, addOrderNote, listCustomerNotes, addCustomerNote } = apiRoutes;
const { listCompanyNotes, addCompanyNote } = apiRoutes;

const keyOf = (kind: 'order' | 'payer', id: string) => ['notes', kind, id];

/** The notes of staff on an order. */
export const orderNotes = (id: string) => {
  const [key, params] = [keyOf('order', id), { id }];
  return {
    key,
    list: pagedList(key, listOrderNotes, { params }),
    /** The call that adds one. */
    adding: addOrderNote,
    add: (text: string, idempotencyKey: string) =>
      callApi(addOrderNote, { params, body: { text }, idempotencyKey }),
  };
};

/** The notes of staff on a customer: a person, or a company. */
export const customerNotes = (payerId: string) => {
  const [key, params] = [keyOf('payer', payerId), { payerId }];
  return {
    key,
    list: pagedList(key, listCustomerNotes, { params }),
    adding: addCustomerNote,
    add: (text: string, idempotencyKey: string) =>
      callApi(addCustomerNote, { params, body: { text }, idempotencyKey }),
  };
};

/** The notes of staff on a company. */
export const companyNotes = (id: string) => {
  const [key, params] = [keyOf('payer', id), { id }];
  return {
    key,
    list: pagedList(key, listCompanyNotes, { params }),
    adding: addCompanyNote,
    add: (text: string, idempotencyKey: string) =>
      callApi(addCompanyNote, { params, body: { text }, idempotencyKey }),
  };
};

/** What notes of staff are about: how to read and write them. */
export interface NoteSubject extends Omit<ReturnType<typeof orderNotes>, 'adding'> {
  adding: StaffCall;
}
