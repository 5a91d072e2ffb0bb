import { mdiFileDocumentRemoveOutline } from '@mdi/js';
import { apiRoutes } from 'functions/contract';
import { DocumentFailure } from '../../../domain/company/DocumentFailure.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { paths } from '../../../lib/router/paths.ts';

interface RequestFailureProps {
  id: string;
  error: Error;
  onRetry: () => void;
}

export const RequestFailure = ({ id, ...failure }: RequestFailureProps) => (
  <DocumentFailure
    {...failure}
    code="request-not-found"
    kind="request"
    icon={mdiFileDocumentRemoveOutline}
    back={{ to: paths.approvals, label: 'See all requests' }}
    done="sent the request"
    read={(options) => callApi(apiRoutes.getRequest, { params: { id }, ...options })}
  />
);
