import { count, objectOf } from '../../contract/calls/jsonSchema.ts';
import type { Tasks } from '../../contract/index.ts';

/** How much waits for staff. */
export const tasks = objectOf<Tasks>({
  counts: objectOf<Tasks['counts']>({
    toConfirm: { ...count, description: 'Placed orders' },
    toShip: { ...count, description: 'Confirmed orders with pieces to be shipped by today' },
    late: { ...count, description: 'Orders with pieces that had to be shipped before today' },
    quotes: { ...count, description: 'Requested quotes' },
    returnsToDecide: { ...count, description: 'Requested returns and claims' },
    returnsToReceive: { ...count, description: 'Approved returns that have not arrived' },
    refunds: { ...count, description: 'Orders with an amount to refund' },
    bankEntries: {
      ...count,
      description: 'Rows of bank statements with money that came in, to book',
    },
    companies: { ...count, description: 'Companies that wait for a decision' },
    inquiries: { ...count, description: 'New inquiries' },
    reviews: { ...count, description: 'Reviews that wait for approval' },
    failedMails: { ...count, description: 'Mails that the shop has given up' },
    lowStock: { ...count, description: 'Tools with few pieces' },
    withoutPicture: { ...count, description: 'Tools without a picture' },
    withoutFamily: { ...count, description: 'Tools without a family' },
    withoutAttribute: { ...count, description: 'Tools without a value to filter by' },
    withoutDataSheet: { ...count, description: 'Tools without a data sheet' },
    myOrders: { ...count, description: 'Open orders that are assigned to the caller' },
    myQuotes: { ...count, description: 'Open quotes that are assigned to the caller' },
    myReturns: { ...count, description: 'Open returns that are assigned to the caller' },
    myInquiries: { ...count, description: 'Open inquiries that are assigned to the caller' },
    newsOfOrders: { ...count, description: 'Orders that the caller follows, with changes to see' },
    newsOfQuotes: { ...count, description: 'Quotes that the caller follows, with changes to see' },
    newsOfReturns: {
      ...count,
      description: 'Returns that the caller follows, with changes to see',
    },
    newsOfInquiries: {
      ...count,
      description: 'Inquiries that the caller follows, with changes to see',
    },
  }),
});
