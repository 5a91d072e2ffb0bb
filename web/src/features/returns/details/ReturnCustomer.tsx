import Link from '@mui/material/Link';
import type { OrderReturn } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { CustomerFacts, CustomerLinks } from '../../../domain/document/CustomerFacts.tsx';
import { ordersOfPayer } from '../../../domain/order/payerPages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

/** For admins: the order and the customer of a return, with further links. */
export const ReturnCustomer = ({ found }: { found: OrderReturn }) => (
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
      <CustomerFacts document={found} names={{ person: 'Name', member: 'Ordered by' }} />
      {found.exception && <Fact name="Exception">{found.exception}</Fact>}
    </Facts>
    <CustomerLinks
      payerId={found.payerId}
      others={{ text: 'All orders of this customer', to: ordersOfPayer(found.payerId) }}
      audited={{ text: 'Audit log of the order', target: `order/${found.orderId}` }}
    />
  </>
);
