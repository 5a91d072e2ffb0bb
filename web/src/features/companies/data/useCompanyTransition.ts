import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type CompanyTransitionInput } from 'functions/contract';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';

const { transitionCompany } = apiRoutes;

/** The steps of staff. Each refreshes the lists, also after a failure. */
export const useCompanyTransition = (id: string) => {
  const client = useQueryClient();
  const withKey = useRequestKeys();
  const params = { id };
  return useMutation({
    mutationFn: async (input: CompanyTransitionInput) => {
      const { company } = await withKey(`move ${JSON.stringify(input)}`, (idempotencyKey) =>
        callApi(transitionCompany, { params, body: input, idempotencyKey }),
      );
      return company;
    },
    onSettled: () => invalidateQueries(client, companyKeys.all),
  });
};
