import { mdiFileDocumentRemoveOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Quote, type QuoteCaller, quoteActorFor } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Live } from '../../domain/live/Live.tsx';
import { liveQuote } from '../../domain/live/liveSources.ts';
import { statusNow } from '../../domain/quote/quoteTexts.ts';
import { useQuote } from '../../domain/quote/useQuotes.ts';
import { QuoteActions } from '../../features/quotes/actions/QuoteActions.tsx';
import { QuoteDetails, QuoteDetailsSkeleton } from '../../features/quotes/details/QuoteDetails.tsx';
import { QuoteHeading } from '../../features/quotes/details/QuoteHeading.tsx';
import { QuoteNotice } from '../../features/quotes/details/QuoteNotice.tsx';
import { useLiveQuote } from '../../features/quotes/details/useLiveQuote.ts';
import { OfferEditor } from '../../features/quotes/offer/OfferEditor.tsx';
import { useSession } from '../../features/session/state/useSession.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { paths } from '../../lib/router/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

const backOf = (admin: boolean) =>
  admin ? { to: paths.allQuotes, label: 'Quotes' } : { to: paths.quotes, label: 'My quotes' };

const NoSuchQuote = ({ admin }: Pick<QuoteCaller, 'admin'>) => (
  <EmptyState
    icon={mdiFileDocumentRemoveOutline}
    title="There is no such quote"
    action={
      <Button component={Link} to={backOf(admin).to} variant="contained">
        {admin ? 'See all quotes' : 'See my quotes'}
      </Button>
    }
  >
    Please check the address, and that you are logged in with the account that requested the quote.
  </EmptyState>
);

interface FailureProps extends Pick<QuoteCaller, 'admin'> {
  error: Error;
  onRetry: () => void;
}

const Failure = ({ error, admin, onRetry }: FailureProps) =>
  error instanceof ApiProblem && error.code === 'quote-not-found' ? (
    <NoSuchQuote admin={admin} />
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );

/**
 * The editor is open for a request, and opens with a button to replace an offer. Once it is edited, it
 * stays open when someone else changes the quote, so that nothing is lost.
 */
const useEditing = (quote: Quote | undefined, caller: QuoteCaller) => {
  const [isChosen, setChosen] = useState(false);
  const status = quote && statusNow(quote);
  const canOffer =
    quote !== undefined && quoteActorFor({ ...quote, status: statusNow(quote) }, 'offered', caller);
  const isFirst = status === 'requested';
  return {
    isOpen: Boolean(canOffer) && (isFirst || isChosen),
    isFirst,
    keepOpen: () => setChosen(true),
    /** The button that opens the editor, or null. */
    button: canOffer && !isFirst && !isChosen && (
      <Button variant="contained" onClick={() => setChosen(true)}>
        {status === 'offered' ? 'Change offer' : 'Offer again'}
      </Button>
    ),
    close: () => {
      setChosen(false);
      document.querySelector('h1')?.focus();
    },
  };
};

const Details = ({ id, caller }: { id: string; caller: QuoteCaller }) => {
  const { data: quote, error, refetch } = useQuote(id);
  const editing = useEditing(quote, caller);
  const live = useLiveQuote();
  const refresh = () => void refetch();
  return (
    <>
      <QuoteHeading
        quote={quote}
        back={backOf(caller.admin)}
        actions={
          quote && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <QuoteActions quote={quote} caller={caller} onStale={refresh} />
              {editing.button}
            </Box>
          )
        }
      />
      {quote && <Live source={liveQuote(quote._id)} {...live} />}
      {!quote && !error && <QuoteDetailsSkeleton />}
      {error && <Failure error={error} admin={caller.admin} onRetry={refresh} />}
      {quote && (
        <>
          <QuoteNotice quote={quote} caller={caller} />
          <QuoteDetails
            quote={quote}
            caller={caller}
            editor={
              editing.isOpen && (
                <OfferEditor
                  quote={quote}
                  uid={caller.uid}
                  onEdit={editing.keepOpen}
                  onCancel={editing.isFirst ? null : editing.close}
                  onSaved={({ number, userName }) => {
                    enqueueSnackbar(`Offer ${number} sent to ${userName}`, { variant: 'success' });
                    editing.close();
                  }}
                />
              )
            }
          />
        </>
      )}
    </>
  );
};

/** A quote, for its customer and for admins. */
export const QuotePage = () => {
  const { id = '' } = useParams();
  const session = useSession();
  if (session.status !== 'signedIn') return <Spinner label="Checking your rights" />;
  const { user, admin } = session;
  return <Details key={id} id={id} caller={{ uid: user.uid, admin }} />;
};
