import { mdiFileDocumentRemoveOutline } from '@mdi/js';
import { apiRoutes } from 'functions/contract';
import type { DocumentKind } from '../../../domain/document/DocumentFailure.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { paths } from '../../../lib/router/paths.ts';

/** The page of a request for approval. */
export const requestKind = (id: string): DocumentKind => ({
  noun: 'request',
  icon: mdiFileDocumentRemoveOutline,
  missing: 'request-not-found',
  advice: {
    done: 'sent the request',
    read: (options) => callApi(apiRoutes.getRequest, { params: { id }, ...options }),
  },
  others: { to: paths.approvals, label: 'See all requests' },
});
