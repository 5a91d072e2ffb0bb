import type { OrderRequest } from 'functions/contract';
import type { ReactNode } from 'react';
import { DocumentHeading } from '../../../domain/document/DocumentHeading.tsx';
import { requestStatusChips, requestStatusNow } from '../../../domain/request/requestTexts.ts';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { paths } from '../../../lib/router/paths.ts';

interface RequestHeadingProps {
  /** The request, once it has loaded. */
  request: OrderRequest | undefined;
  actions?: ReactNode;
}

const RequestedBy = ({ request }: { request: OrderRequest }) => (
  <>
    {`${request.requester.name} for ${request.companyName}, `}
    <time dateTime={request.createdAt}>{formatDateTime(request.createdAt)}</time>
  </>
);

/** The number and the status of a request, who sent it, and what the caller can do with it. */
export const RequestHeading = ({ request, actions }: RequestHeadingProps) => (
  <DocumentHeading
    back={{ to: paths.approvals, label: 'Approvals' }}
    title={request ? `Request ${request.number}` : 'Request'}
    chip={request && requestStatusChips[requestStatusNow(request)]}
    since={request ? <RequestedBy request={request} /> : null}
    actions={actions}
  />
);
