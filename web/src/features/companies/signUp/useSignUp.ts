import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { membershipsKey } from '../../../domain/company/useMemberships.ts';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { useDraft } from '../../../lib/storage/useDraft.ts';
import { blankDetails, castSignUp, isSignUp, type SignUpValues } from '../details/companyForm.ts';

/** Signs a company up, once; what was typed survives a reload and a new login. */
export const useSignUp = (uid: string) => {
  const client = useQueryClient();
  const draft = useDraft({
    uid,
    form: 'company',
    blank: { ...blankDetails, position: '' },
    isValid: isSignUp,
  });
  const { mutateAsync } = useMutation({
    mutationFn: async (values: SignUpValues) => {
      const body = castSignUp(values);
      const { company } = await draft.send(body, (idempotencyKey) =>
        callApi(apiRoutes.signUpCompany, { body, idempotencyKey }),
      );
      return company;
    },
    onSuccess: async (company) => {
      draft.remove();
      client.setQueryData(companyKeys.one(company._id), company);
      await invalidateQueries(client, membershipsKey(uid));
    },
  });
  return { start: draft.start, keep: draft.keep, signUp: mutateAsync };
};
