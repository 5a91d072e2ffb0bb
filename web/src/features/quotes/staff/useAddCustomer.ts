import { apiRoutes, type NewCustomerInput } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

/** Adds a customer without an account, once. */
export const useAddCustomer = () =>
  useSend(
    (body: NewCustomerInput, idempotencyKey) =>
      callApi(apiRoutes.addCustomer, { body, idempotencyKey }),
    { refreshes: [['customers'], ['users']] },
  );
