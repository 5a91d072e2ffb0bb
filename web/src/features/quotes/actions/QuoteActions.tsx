import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Actor, apiRoutes, type Quote, quoteLifecycle, rolesOn } from 'functions/contract';
import { Suspense, useState } from 'react';
import { DownloadButton } from '../../../domain/documents/DownloadButton.tsx';
import { statusNow } from '../../../domain/quote/quoteTexts.ts';
import { useActing } from '../../../domain/staff/useActing.ts';
import { readPdf } from '../../../lib/api/readPdf.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { useMountedDialog } from '../../../lib/router/useMountedDialog.ts';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { declineTexts } from './declineTexts.ts';

// Customers never load it.
const AcceptDialog = lazyComponent(() => import('../staff/AcceptDialog.tsx'), 'AcceptDialog');

interface AcceptForCustomerProps {
  quote: Quote;
  /** Reads the quote again. */
  onStale: () => void;
}

/** Lets staff accept an offer for its customer, who agrees to it on the phone. */
const AcceptForCustomer = ({ quote, onStale }: AcceptForCustomerProps) => {
  const { isMounted, open, props } = useMountedDialog();
  return (
    <>
      <Button variant="outlined" onClick={open}>
        Accept for the customer
      </Button>
      {isMounted && (
        <Suspense>
          <AcceptDialog quote={quote} onStale={onStale} {...props} />
        </Suspense>
      )}
    </>
  );
};

interface QuoteActionsProps {
  quote: Quote;
  caller: Actor;
  /** Reads the quote again. */
  onStale: () => void;
}

const DeclineButton = ({ quote, caller, onStale }: QuoteActionsProps) => {
  const [isOpen, setOpen] = useState(false);
  const actor = quoteLifecycle.actor(quote.status, 'declined', rolesOn(quote, caller));
  return (
    <>
      {actor && (
        <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
          {declineTexts(quote.status, actor).label}
        </Button>
      )}
      <DeclineDialog
        quote={quote}
        caller={caller}
        open={isOpen}
        onClose={() => setOpen(false)}
        onStale={onStale}
      />
    </>
  );
};

const readOffer = ({ _id: id, number }: Quote) =>
  readPdf(`${number}.pdf`, apiRoutes.getQuotePdf, { params: { id } });

/** The caller's actions on a quote. */
export const QuoteActions = ({ quote, onStale, ...props }: QuoteActionsProps) => {
  const caller = useActing(props.caller, apiRoutes.declineQuote);
  const accepting = useActing(props.caller, apiRoutes.acceptQuote);
  const [status, roles] = [statusNow(quote), rolesOn(quote, caller)];
  const allowed = quoteLifecycle.allowed(status, roles);
  const acceptor = quoteLifecycle.actor(status, 'accepted', rolesOn(quote, accepting));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {quote.totals && (
        <DownloadButton document="The offer" read={() => readOffer(quote)}>
          Offer (PDF)
        </DownloadButton>
      )}
      {allowed.includes('declined') && (
        <DeclineButton quote={quote} caller={caller} onStale={onStale} />
      )}
      {acceptor === 'admin' && <AcceptForCustomer quote={quote} onStale={onStale} />}
      {acceptor === 'customer' && (
        <LinkButton to={lazyPaths.acceptQuote.href(quote._id)}>Accept offer</LinkButton>
      )}
    </Box>
  );
};
