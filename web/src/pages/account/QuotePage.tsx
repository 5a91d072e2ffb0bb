import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { Actor, Quote } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useParams } from 'react-router-dom';
import { useCaller } from '../../domain/company/useCaller.ts';
import { DocumentPage } from '../../domain/document/DocumentPage.tsx';
import { SignedInDocument } from '../../domain/document/SignedInDocument.tsx';
import { Live } from '../../domain/live/Live.tsx';
import { liveQuote } from '../../domain/live/liveSources.ts';
import { laterQuote } from '../../domain/quote/laterQuote.ts';
import { quoteKeys, useQuote } from '../../domain/quote/useQuotes.ts';
import { QuoteActions } from '../../features/quotes/actions/QuoteActions.tsx';
import { OfferRules } from '../../features/quotes/details/OfferRules.tsx';
import { QuoteDetails, QuoteDetailsSkeleton } from '../../features/quotes/details/QuoteDetails.tsx';
import { QuoteHeading } from '../../features/quotes/details/QuoteHeading.tsx';
import { QuoteNotice } from '../../features/quotes/details/QuoteNotice.tsx';
import { quoteKind, quotesLink } from '../../features/quotes/details/quoteKind.ts';
import { OfferEditor } from '../../features/quotes/offer/OfferEditor.tsx';
import { useOfferEditing } from '../../features/quotes/offer/useOfferEditing.ts';
import { changeCached } from '../../lib/queries/changeCached.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';

/** Opens the editor of an offer. */
const OfferButton = ({ editing }: { editing: ReturnType<typeof useOfferEditing> }) =>
  editing.canOpen && (
    <Button variant="contained" onClick={editing.open}>
      {editing.label}
    </Button>
  );

/** Brings the changes of a quote into the cache, by its id and by its number. */
const useLiveQuote = () => {
  const client = useQueryClient();
  const refresh = () => void invalidateQueries(client, quoteKeys.all);
  const onContent = (quote: Quote | undefined) => {
    if (!quote) return refresh();
    for (const key of [quote._id, quote.number]) {
      changeCached<Quote>(client, quoteKeys.one(key), (cached) =>
        cached._id === quote._id ? laterQuote(cached, quote) : cached,
      );
    }
  };
  return { onContent, refresh };
};

interface DetailsProps extends Pick<Actor, 'uid' | 'staff'> {
  id: string;
}

const Details = ({ id, uid, staff }: DetailsProps) => {
  const caller = useCaller(uid, staff);
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
      kind={quoteKind(id, staff)}
      query={query}
      heading={
        <QuoteHeading
          quote={quote}
          back={quotesLink(staff)}
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

/** A quote, for its customer and for staff. */
export const QuotePage = () => {
  const { id = '' } = useParams();
  return (
    <SignedInDocument
      loading={(staff) => (
        <>
          <QuoteHeading quote={undefined} back={quotesLink(staff)} />
          <QuoteDetailsSkeleton />
        </>
      )}
    >
      {(account) => <Details key={id} id={id} {...account} />}
    </SignedInDocument>
  );
};
