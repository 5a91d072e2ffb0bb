import type { DocumentCaller, Quote } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useParams } from 'react-router-dom';
import { useCaller } from '../../domain/company/useCaller.ts';
import { Live } from '../../domain/live/Live.tsx';
import { liveQuote } from '../../domain/live/liveSources.ts';
import { PrerenderedFor } from '../../domain/page/PrerenderedFor.tsx';
import { useQuote } from '../../domain/quote/useQuotes.ts';
import { QuoteActions } from '../../features/quotes/actions/QuoteActions.tsx';
import { OfferRules } from '../../features/quotes/details/OfferRules.tsx';
import { QuoteDetails, QuoteDetailsSkeleton } from '../../features/quotes/details/QuoteDetails.tsx';
import { QuoteFailure } from '../../features/quotes/details/QuoteFailure.tsx';
import { QuoteHeading } from '../../features/quotes/details/QuoteHeading.tsx';
import { QuoteNotice } from '../../features/quotes/details/QuoteNotice.tsx';
import { quotesLink } from '../../features/quotes/details/quotesLink.ts';
import { useLiveQuote } from '../../features/quotes/details/useLiveQuote.ts';
import { OfferButton } from '../../features/quotes/offer/OfferButton.tsx';
import { OfferEditor } from '../../features/quotes/offer/OfferEditor.tsx';
import { useOfferEditing } from '../../features/quotes/offer/useOfferEditing.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

interface DetailsProps extends Pick<DocumentCaller, 'uid' | 'admin'> {
  id: string;
}

const Details = ({ id, uid, admin }: DetailsProps) => {
  const caller = useCaller(uid, admin);
  const { data: quote, error, refetch } = useQuote(id);
  const editing = useOfferEditing(quote, caller);
  const live = useLiveQuote();
  const refresh = () => void refetch();
  const finish = ({ number, payerName }: Quote) => {
    enqueueSnackbar(`Offer ${number} sent to ${payerName}`, { variant: 'success' });
    editing.close();
  };
  return (
    <>
      <QuoteHeading
        quote={quote}
        back={quotesLink(caller.admin)}
        actions={
          quote && (
            <>
              <QuoteActions quote={quote} caller={caller} onStale={refresh} />
              <OfferButton editing={editing} />
            </>
          )
        }
      />
      {quote && <Live source={liveQuote(quote._id)} {...live} />}
      {!quote && !error && <QuoteDetailsSkeleton />}
      {error && <QuoteFailure id={id} error={error} admin={caller.admin} onRetry={refresh} />}
      {quote && (
        <>
          <QuoteNotice quote={quote} caller={caller} />
          <OfferRules quote={quote} caller={caller} />
          <QuoteDetails
            quote={quote}
            caller={caller}
            editor={
              editing.isOpen && (
                <OfferEditor quote={quote} uid={caller.uid} editing={editing} onSaved={finish} />
              )
            }
          />
        </>
      )}
    </>
  );
};

/** The link back depends on the caller. */
const PrerenderedDetails = () =>
  (['admin', 'customer'] as const).map((audience) => (
    <PrerenderedFor key={audience} audiences={[audience]}>
      <QuoteHeading quote={undefined} back={quotesLink(audience === 'admin')} />
      <QuoteDetailsSkeleton />
    </PrerenderedFor>
  ));

/** A quote, for its customer and for admins. */
export const QuotePage = () => {
  const { id = '' } = useParams();
  const session = useSession();
  if (useIsPrerendered()) return <PrerenderedDetails />;
  if (session.status !== 'signedIn') return <Spinner label="Checking your rights" />;
  const { user, admin } = session;
  return <Details key={id} id={id} uid={user.uid} admin={admin} />;
};
