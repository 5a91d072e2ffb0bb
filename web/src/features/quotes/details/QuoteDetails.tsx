import Typography from '@mui/material/Typography';
import {
  type Actor,
  apiRoutes,
  isUnasked,
  offeredTotalsOf,
  type Quote,
  type QuoteStatus,
  roleOn,
} from 'functions/contract';
import type { ReactNode } from 'react';
import { HandlingCard } from '../../../domain/assignments/HandlingCard.tsx';
import { roleArticles } from '../../../domain/company/companyTexts.ts';
import { CustomerFacts, CustomerLinks } from '../../../domain/document/CustomerFacts.tsx';
import {
  DocumentColumn,
  DocumentColumns,
  DocumentSkeleton,
} from '../../../domain/document/DocumentColumns.tsx';
import { History } from '../../../domain/document/History.tsx';
import { quotesOfPayer } from '../../../domain/order/payerPages.ts';
import { QuoteAmounts } from '../../../domain/quote/QuoteAmounts.tsx';
import { listTotalOf, ownTotalOf } from '../../../domain/quote/quoteTexts.ts';
import { useActing } from '../../../domain/staff/useActing.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { MessageForm } from './MessageForm.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteMessages } from './QuoteMessages.tsx';
import { changeText } from './quoteProgress.ts';

const ended: readonly QuoteStatus[] = ['declined', 'expired'];

/** The status changes of a quote. */
const QuoteProgress = ({ quote, caller }: { quote: Quote; caller: Actor }) => (
  <History
    steps={quote.history.map((event, index) => {
      const before = quote.history.slice(0, index);
      const isRepeated = before.some(({ status }) => status === event.status);
      return {
        mark: ended.includes(event.status) ? 'ended' : 'done',
        title: changeText(event, isRepeated, quote, caller),
        at: event.at,
        lines: [event.reason && `Reason: ${event.reason}`],
      };
    })}
  />
);

/** For admins: the customer of a quote, with further links. */
const QuoteCustomer = ({ quote }: { quote: Quote }) => (
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

/** The form for a message; a member who only looks at the quote reads who can write. */
const Answer = ({ quote, ...props }: Pick<QuoteDetailsProps, 'quote' | 'caller'>) => {
  const caller = useActing(props.caller, apiRoutes.addQuoteMessage);
  if (roleOn(quote, caller)) return <MessageForm key={quote._id} quote={quote} uid={caller.uid} />;
  return caller.membership ? (
    <Typography sx={{ color: 'text.secondary' }}>
      {`As ${roleArticles[caller.membership.role]}, you see this quote but do not write about it: ${quote.userName} and the members who order can.`}
    </Typography>
  ) : null;
};

interface QuoteDetailsProps {
  quote: Quote;
  caller: Actor;
  /** The form with the offer, in place of the lines. */
  editor: ReactNode;
}

/** The lines, the messages, the history and, for admins, the customer of a quote. */
export const QuoteDetails = ({ quote, caller, editor }: QuoteDetailsProps) => (
  <DocumentColumns>
    <DocumentColumn>
      {editor || (
        <DetailsCard title={quote.totals ? 'Our offer' : 'Tools'}>
          <QuoteLines lines={quote.lines} currency={quote.currency} admin={caller.staff} />
          <QuoteAmounts
            listed={listTotalOf(quote.lines)}
            own={ownTotalOf(quote.lines)}
            currency={quote.currency}
            totals={offeredTotalsOf(quote)}
          />
        </DetailsCard>
      )}
    </DocumentColumn>
    <DocumentColumn>
      <DetailsCard title="Messages">
        <QuoteMessages quote={quote} caller={caller} />
        <Answer quote={quote} caller={caller} />
      </DetailsCard>
      <DetailsCard title="Progress">
        <QuoteProgress quote={quote} caller={caller} />
      </DetailsCard>
      {caller.staff && <HandlingCard kind="quote" id={quote._id} uid={caller.uid} />}
      {caller.staff && (
        <DetailsCard title="Customer">
          <QuoteCustomer quote={quote} />
        </DetailsCard>
      )}
    </DocumentColumn>
  </DocumentColumns>
);

export const QuoteDetailsSkeleton = () => (
  <DocumentSkeleton
    label="Loading the quote"
    heights={[
      [96, 360],
      [240, 160],
    ]}
  />
);
