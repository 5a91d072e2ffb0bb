import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';

/** Leads from the earlier address of an order to its page. */
export const OrderRedirect = () => {
  const { id = '' } = useParams();
  return <Navigate to={paths.orderDetails.href(id)} replace />;
};
