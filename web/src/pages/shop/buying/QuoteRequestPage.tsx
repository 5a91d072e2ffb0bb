import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { User } from 'firebase/auth';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from 'reactfire';
import { useCartIsLoading } from '../../../domain/cart/sync/useCartIsLoading.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useLineTools } from '../../../domain/quote/useLineTools.ts';
import { requestedState } from '../../../features/quotes/details/requestedState.ts';
import { NothingToRequest } from '../../../features/quotes/request/NothingToRequest.tsx';
import { QuoteRequestForm } from '../../../features/quotes/request/QuoteRequestForm.tsx';
import type { RequestedLine } from '../../../features/quotes/request/requestForm.ts';
import { useQuoteRequest } from '../../../features/quotes/request/useQuoteRequest.ts';
import { useRequestedLines } from '../../../features/quotes/request/useRequestedLines.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';

interface RequestProps {
  user: User;
  lines: RequestedLine[];
  /** The names that the cart remembers. */
  names: ReadonlyMap<string, string>;
}

const Request = ({ user, lines, names }: RequestProps) => {
  const navigate = useNavigate();
  const { start, keep, send } = useQuoteRequest({
    uid: user.uid,
    lines,
    onRequested: async ({ _id }) => navigate(paths.quote.href(_id), { state: requestedState }),
  });
  const { data, error, refetch } = useLineTools(start.lines.map(({ toolId }) => toolId));
  const known = useMemo(() => {
    const found = [...(data?.tools ?? [])].flatMap(([id, tool]) =>
      tool ? [[id, tool.toolName] as const] : [],
    );
    return new Map([...names, ...found]);
  }, [names, data]);
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  return (
    <QuoteRequestForm
      start={start}
      tools={data?.tools}
      names={known}
      onChange={keep}
      onSubmit={send}
    />
  );
};

const RequestPage = ({ user }: { user: User }) => {
  const { lines, names, isFromCart } = useRequestedLines();
  const isLoading = useCartIsLoading(user.uid);
  const intro = isFromCart
    ? 'Ask for a price for the tools in your cart. The cart stays as it is.'
    : 'Ask for a price for this tool.';
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '65ch' }}>
        {`${intro} We answer within one working day with an offer, which you can accept or decline.`}
      </Typography>
      {lines.length > 0 && (
        <Request key={JSON.stringify(lines)} user={user} lines={lines} names={names} />
      )}
      {lines.length === 0 &&
        (isLoading ? <Spinner label="Loading your cart" /> : <NothingToRequest />)}
    </>
  );
};

/** Asks for a price for the tools of the cart, or for one tool. */
export const QuoteRequestPage = () => {
  const { data: user } = useUser();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 2.5, md: 5 } }}>
      <PageTitle sx={{ mb: 1 }}>Request a quote</PageTitle>
      {user && <RequestPage key={user.uid} user={user} />}
    </Container>
  );
};
