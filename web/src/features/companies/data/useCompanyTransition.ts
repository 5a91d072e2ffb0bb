import { apiRoutes, type CompanyTransitionInput } from 'functions/contract';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

/** The steps of staff. */
export const useCompanyTransition = (id: string) =>
  useSend(
    (body: CompanyTransitionInput, idempotencyKey) =>
      callApi(apiRoutes.transitionCompany, { params: { id }, body, idempotencyKey }),
    { refreshes: [companyKeys.all] },
  );
