import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Customer } from 'functions/contract';
import { Suspense } from 'react';
import { useCustomer } from '../../../domain/customer/useCustomer.ts';
import { DocumentFailure } from '../../../domain/document/DocumentFailure.tsx';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useMemberChoice, usePayerChoice } from '../../../domain/search/usePayerChoice.ts';
import { customerKind } from '../../../features/customers/customerKind.ts';
import { ChosenCustomer, canGetOffer } from '../../../features/quotes/staff/ChosenCustomer.tsx';
import { CustomerSearch } from '../../../features/quotes/staff/CustomerSearch.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { paths } from '../../../lib/router/paths.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';

// The page first asks for the customer.
const OfferTools = lazyComponent(() => import('./OfferTools.tsx'), 'OfferTools');

const grid = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' };

interface ForCustomerProps {
  customer: Customer;
  onChange: () => void;
}

const ForCustomer = ({ customer, onChange }: ForCustomerProps) => {
  const [memberId, choose] = useMemberChoice();
  return (
    <>
      <DetailsCard title="Customer">
        <ChosenCustomer
          customer={customer}
          memberId={memberId}
          onMember={choose}
          onChange={onChange}
        />
      </DetailsCard>
      {canGetOffer(customer) && (
        <Suspense
          fallback={<Skeleton variant="rounded" height={480} aria-label="Loading the tools" />}
        >
          <OfferTools customer={customer} memberId={memberId} />
        </Suspense>
      )}
    </>
  );
};

const Chosen = ({ payerId, onChange }: { payerId: string; onChange: () => void }) => {
  const { data: customer, error, isPending, refetch } = useCustomer(payerId);
  return (
    <>
      {isPending && <Skeleton variant="rounded" height={160} aria-label="Loading the customer" />}
      {error && (
        <DocumentFailure kind={customerKind} error={error} onRetry={() => void refetch()} />
      )}
      {customer && <ForCustomer customer={customer} onChange={onChange} />}
    </>
  );
};

/** An offer for a customer on the phone, who has not asked for it in the shop. */
export const NewOfferPage = () => {
  const [payerId, choose] = usePayerChoice();
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <BackLink to={paths.allQuotes}>Quotes</BackLink>
      <PageTitle sx={{ mb: 1 }}>New offer</PageTitle>
      <Typography sx={{ mb: 2.5, color: 'text.secondary', maxWidth: '70ch' }}>
        For a customer on the phone or by mail. They get the offer by mail and accept it in the
        shop, or you place the order for them right away.
      </Typography>
      <Box sx={grid}>
        {payerId ? (
          <Chosen key={payerId} payerId={payerId} onChange={() => choose('')} />
        ) : (
          <DetailsCard title="Customer">
            <CustomerSearch onChoose={choose} />
          </DetailsCard>
        )}
      </Box>
    </Box>
  );
};
