import { mdiAccountSearchOutline } from '@mdi/js';
import type { DocumentKind } from '../../domain/document/DocumentFailure.tsx';
import { paths } from '../../lib/router/paths.ts';

/** The page of a customer, for staff. */
export const customerKind: DocumentKind = {
  noun: 'customer',
  icon: mdiAccountSearchOutline,
  missing: 'user-not-found',
  advice: 'Please check the address. A customer has a page once they have signed in or ordered.',
  others: { to: paths.makeAdmin, label: 'See all users' },
};
