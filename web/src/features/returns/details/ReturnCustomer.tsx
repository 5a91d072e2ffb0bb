import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { isCompanyId, type OrderReturn } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { ordersOfPayer, payerPage } from '../../../domain/order/payerPages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

const tappable = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const auditLogOf = ({ orderId }: OrderReturn) =>
  `${paths.auditLog}?${new URLSearchParams({ target: `order/${orderId}` })}`;

/** For admins: the order and the customer of a return, with further links. */
export const ReturnCustomer = ({ found }: { found: OrderReturn }) => {
  const isCompany = isCompanyId(found.payerId);
  return (
    <>
      <Facts>
        <Fact name="Order">
          <Link
            component={RouterLink}
            to={paths.orderDetails.href(found.orderNumber)}
            underline="always"
          >
            {found.orderNumber}
          </Link>
        </Fact>
        {isCompany && (
          <Fact name="Company">
            <Link component={RouterLink} to={payerPage(found.payerId)} underline="always">
              {found.payerName}
            </Link>
          </Fact>
        )}
        <Fact name={isCompany ? 'Ordered by' : 'Name'}>{found.userName}</Fact>
        <Fact name="Email Address">
          <Link href={`mailto:${found.userEmail}`} underline="always">
            {found.userEmail}
          </Link>
        </Fact>
        {found.exception && <Fact name="Exception">{found.exception}</Fact>}
      </Facts>
      <Stack sx={{ mt: 1, alignItems: 'flex-start' }}>
        <Link component={RouterLink} to={paths.customer.href(found.payerId)} sx={tappable}>
          Terms and payments of this customer
        </Link>
        <Link component={RouterLink} to={ordersOfPayer(found.payerId)} sx={tappable}>
          All orders of this customer
        </Link>
        <Link component={RouterLink} to={auditLogOf(found)} sx={tappable}>
          Audit log of the order
        </Link>
      </Stack>
    </>
  );
};
