import { mdiPackageVariantRemove } from '@mdi/js';
import { apiRoutes, type DocumentCaller } from 'functions/contract';
import { DocumentFailure } from '../../../domain/company/DocumentFailure.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { returnBackLink } from './returnBackLink.ts';

interface ReturnFailureProps extends Pick<DocumentCaller, 'admin'> {
  id: string;
  error: Error;
  onRetry: () => void;
}

export const ReturnFailure = ({ id, admin, ...failure }: ReturnFailureProps) => (
  <DocumentFailure
    {...failure}
    code="return-not-found"
    kind="return"
    icon={mdiPackageVariantRemove}
    back={{
      to: returnBackLink(undefined, admin).to,
      label: admin ? 'See all returns' : 'See my orders',
    }}
    done="placed the order"
    read={(options) => callApi(apiRoutes.getReturn, { params: { id }, ...options })}
  />
);
