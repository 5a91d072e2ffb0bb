import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { isCompanyId } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import { ordersOfPayer, payerPage } from '../../../domain/order/payerPages.ts';
import { phoneHref } from '../../../domain/shop/phoneHref.ts';
import { paths } from '../../../lib/router/paths.ts';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

const tappable = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const auditLogOf = ({ _id }: Order) =>
  `${paths.auditLog}?${new URLSearchParams({ target: `order/${_id}` })}`;

/** For admins: the customer, with links to their e-mail address, phone number and the audit log. */
export const OrderCustomer = ({ order }: { order: Order }) => {
  const isCompany = isCompanyId(order.payerId);
  return (
    <>
      <Facts>
        {isCompany && (
          <Fact name="Company">
            <Link component={RouterLink} to={payerPage(order.payerId)} underline="always">
              {order.payerName}
            </Link>
          </Fact>
        )}
        <Fact name={isCompany ? 'Ordered by' : 'User Name'}>{order.userName}</Fact>
        <Fact name="Email Address">
          <Link href={`mailto:${order.userEmail}`} underline="always">
            {order.userEmail}
          </Link>
        </Fact>
        <Fact name="Phone Number">
          <Link href={phoneHref(order.phoneNumber)} underline="always">
            {order.phoneNumber}
          </Link>
        </Fact>
      </Facts>
      <Stack sx={{ mt: 1, alignItems: 'flex-start' }}>
        <Link component={RouterLink} to={paths.customer.href(order.payerId)} sx={tappable}>
          Terms and payments of this customer
        </Link>
        <Link component={RouterLink} to={ordersOfPayer(order.payerId)} sx={tappable}>
          All orders of this customer
        </Link>
        <Link component={RouterLink} to={auditLogOf(order)} sx={tappable}>
          Audit log of this order
        </Link>
      </Stack>
    </>
  );
};
