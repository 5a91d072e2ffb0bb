import { isUnasked, type Quote } from 'functions/contract';
import { CustomerFacts, CustomerLinks } from '../../../domain/document/CustomerFacts.tsx';
import { quotesOfPayer } from '../../../domain/order/payerPages.ts';
import { Facts } from '../../../ui/layout/Facts.tsx';

/** For admins: the customer of a quote, with further links. */
export const QuoteCustomer = ({ quote }: { quote: Quote }) => (
  <>
    <Facts>
      <CustomerFacts
        document={quote}
        names={{ person: 'Name', member: isUnasked(quote) ? 'Offered to' : 'Requested by' }}
      />
    </Facts>
    <CustomerLinks
      payerId={quote.payerId}
      others={{ text: 'All quotes of this customer', to: quotesOfPayer(quote.payerId) }}
      audited={{ text: 'Audit log of this quote', target: `quote/${quote._id}` }}
    />
  </>
);
