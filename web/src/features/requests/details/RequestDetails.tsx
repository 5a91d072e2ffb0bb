import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  defaultPaymentMethod,
  formatDay,
  matchedRuleText,
  methodLabels,
  type RequestPage,
} from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import {
  DocumentColumn,
  DocumentColumns,
  DocumentSkeleton,
} from '../../../domain/document/DocumentColumns.tsx';
import { paths } from '../../../lib/router/paths.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';
import { RequestAmounts } from './RequestAmounts.tsx';
import { RequestLines } from './RequestLines.tsx';
import { approvalsText } from './requestNotice.ts';

const tappable = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const Reasons = ({ request: { rules, current } }: { request: RequestPage }) => {
  const shown = current?.rules ?? rules;
  const texts = shown.map(matchedRuleText);
  if (texts.length === 0) return 'No rule of the company matches it any more.';
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  );
};

const Delivery = ({ request: { details, requester, quote, apiKey } }: { request: RequestPage }) => (
  <Facts>
    {quote && (
      <Fact name="Accepts the offer">
        <Link component={RouterLink} to={paths.quote.href(quote.id)} sx={tappable}>
          {quote.number}
        </Link>
      </Fact>
    )}
    <Fact name="Sent by">{`${requester.name}\n${requester.email}`}</Fact>
    {apiKey && <Fact name="Sent with the API key">{`${apiKey.name} (${apiKey.prefix}…)`}</Fact>}
    <Fact name="Delivery address">{details.orderAddress}</Fact>
    <Fact name="Phone number">{details.phoneNumber}</Fact>
    <Fact name="Payment">{methodLabels[details.paymentMethod ?? defaultPaymentMethod]}</Fact>
    {details.requestedDay && (
      <Fact name="Requested day">{formatDay(details.requestedDay, 'full')}</Fact>
    )}
    {details.completeOnly && <Fact name="Parts">Deliver complete only</Fact>}
    {details.poNumber && <Fact name="PO number">{details.poNumber}</Fact>}
    {details.note && <Fact name="Note">{details.note}</Fact>}
  </Facts>
);

/** Why a request needs approval, its lines, and where the order would go. */
export const RequestDetails = ({ request }: { request: RequestPage }) => (
  <DocumentColumns>
    <DocumentColumn>
      <DetailsCard title="Why it needs approval">
        <Reasons request={request} />
      </DetailsCard>
      <DetailsCard title="Tools">
        <RequestLines request={request} />
        <RequestAmounts request={request} />
      </DetailsCard>
    </DocumentColumn>
    <DocumentColumn>
      {request.approvals.length > 0 && (
        <DetailsCard title="Approved by">{approvalsText(request)}</DetailsCard>
      )}
      <DetailsCard title="Order">
        <Delivery request={request} />
      </DetailsCard>
    </DocumentColumn>
  </DocumentColumns>
);

export const RequestDetailsSkeleton = () => (
  <DocumentSkeleton label="Loading the request" heights={[[110, 300], [320]]} />
);
