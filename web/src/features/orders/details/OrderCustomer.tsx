import Link from '@mui/material/Link';
import { CustomerFacts, CustomerLinks } from '../../../domain/document/CustomerFacts.tsx';
import type { Order } from '../../../domain/order/order.ts';
import { ordersOfPayer } from '../../../domain/order/payerPages.ts';
import { phoneHref } from '../../../domain/shop/phoneHref.ts';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

/** For admins: the customer, with links to their e-mail address, phone number and the audit log. */
export const OrderCustomer = ({ order }: { order: Order }) => (
  <>
    <Facts>
      <CustomerFacts document={order} names={{ person: 'User Name', member: 'Ordered by' }} />
      <Fact name="Phone Number">
        <Link href={phoneHref(order.phoneNumber)} underline="always">
          {order.phoneNumber}
        </Link>
      </Fact>
    </Facts>
    <CustomerLinks
      payerId={order.payerId}
      others={{ text: 'All orders of this customer', to: ordersOfPayer(order.payerId) }}
      audited={{ text: 'Audit log of this order', target: `order/${order._id}` }}
    />
  </>
);
