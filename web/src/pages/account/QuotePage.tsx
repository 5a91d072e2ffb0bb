import type { DocumentCaller, Quote } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useParams } from 'react-router-dom';
import { useCaller } from '../../domain/company/useCaller.ts';
import { DocumentPage } from '../../domain/document/DocumentPage.tsx';
import { SignedInDocument } from '../../domain/document/SignedInDocument.tsx';
import { Live } from '../../domain/live/Live.tsx';
import { liveQuote } from '../../domain/live/liveSources.ts';
import { useQuote } from '../../domain/quote/useQuotes.ts';
import { QuoteActions } from '../../features/quotes/actions/QuoteActions.tsx';
import { OfferRules } from '../../features/quotes/details/OfferRules.tsx';
import { QuoteDetails, QuoteDetailsSkeleton } from '../../features/quotes/details/QuoteDetails.tsx';
import { QuoteHeading } from '../../features/quotes/details/QuoteHeading.tsx';
import { QuoteNotice } from '../../features/quotes/details/QuoteNotice.tsx';
import { quoteKind, quotesLink } from '../../features/quotes/details/quoteKind.ts';
import { useLiveQuote } from '../../features/quotes/details/useLiveQuote.ts';
import { OfferButton } from '../../features/quotes/offer/OfferButton.tsx';
import { OfferEditor } from '../../features/quotes/offer/OfferEditor.tsx';
import { useOfferEditing } from '../../features/quotes/offer/useOfferEditing.ts';

interface DetailsProps extends Pick<DocumentCaller, 'uid' | 'admin'> {
  id: string;
}

const Details = ({ id, uid, admin }: DetailsProps) => {
  const caller = useCaller(uid, admin);
  const query = useQuote(id);
  const quote = query.data;
  const editing = useOfferEditing(quote, caller);
  const live = useLiveQuote();
  const finish = ({ number, payerName }: Quote) => {
    enqueueSnackbar(`Offer ${number} sent to ${payerName}`, { variant: 'success' });
    editing.close();
  };
  return (
    <DocumentPage
      kind={quoteKind(id, admin)}
      query={query}
      heading={
        <QuoteHeading
          quote={quote}
          back={quotesLink(admin)}
          actions={
            quote && (
              <>
                <QuoteActions quote={quote} caller={caller} onStale={() => void query.refetch()} />
                <OfferButton editing={editing} />
              </>
            )
          }
        />
      }
      skeleton={<QuoteDetailsSkeleton />}
    >
      {(quote) => (
        <>
          <Live source={liveQuote(quote._id)} {...live} />
          <QuoteNotice quote={quote} caller={caller} />
          <OfferRules quote={quote} caller={caller} />
          <QuoteDetails
            quote={quote}
            caller={caller}
            editor={
              editing.isOpen && (
                <OfferEditor quote={quote} uid={uid} editing={editing} onSaved={finish} />
              )
            }
          />
        </>
      )}
    </DocumentPage>
  );
};

/** A quote, for its customer and for admins. */
export const QuotePage = () => {
  const { id = '' } = useParams();
  return (
    <SignedInDocument
      loading={(admin) => (
        <>
          <QuoteHeading quote={undefined} back={quotesLink(admin)} />
          <QuoteDetailsSkeleton />
        </>
      )}
    >
      {(account) => <Details key={id} id={id} {...account} />}
    </SignedInDocument>
  );
};
