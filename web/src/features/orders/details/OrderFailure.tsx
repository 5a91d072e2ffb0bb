import { mdiPackageVariantRemove } from '@mdi/js';
import { apiRoutes, type DocumentCaller } from 'functions/contract';
import { DocumentFailure } from '../../../domain/company/DocumentFailure.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { paths } from '../../../lib/router/paths.ts';

interface OrderFailureProps extends Pick<DocumentCaller, 'admin'> {
  id: string;
  error: Error;
  onRetry: () => void;
}

export const OrderFailure = ({ id, admin, ...failure }: OrderFailureProps) => (
  <DocumentFailure
    {...failure}
    code="order-not-found"
    kind="order"
    icon={mdiPackageVariantRemove}
    back={{
      to: `${admin ? paths.allOrders : paths.myOrders}?status=all`,
      label: admin ? 'See all orders' : 'See my orders',
    }}
    done="placed the order"
    read={(options) => callApi(apiRoutes.getOrder, { params: { id }, ...options })}
  />
);
