import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { goneTextOf } from '../../../domain/cart/priced/resolveCart.ts';
import { OrderingNotice } from '../../../domain/company/OrderingNotice.tsx';
import { useOrdering } from '../../../domain/company/useOrdering.ts';
import { useLineTools } from '../../../domain/quote/useLineTools.ts';
import { requestedState } from '../../../features/quotes/details/requestedState.ts';
import { QuoteRequestForm } from '../../../features/quotes/request/QuoteRequestForm.tsx';
import type { RequestedLine } from '../../../features/quotes/request/requestForm.ts';
import { useQuoteRequest } from '../../../features/quotes/request/useQuoteRequest.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';

interface QuoteRequestProps {
  user: SessionUser;
  lines: RequestedLine[];
  /** The names that the cart remembers. */
  names: ReadonlyMap<string, string>;
}

/** The form of a request, which opens the new quote once it is sent. */
export const QuoteRequest = ({ user, lines, names }: QuoteRequestProps) => {
  const navigate = useNavigate();
  const { start, keep, send } = useQuoteRequest({
    uid: user.uid,
    lines,
    onRequested: async ({ _id }) => navigate(paths.quote.href(_id), { state: requestedState }),
  });
  const ordering = useOrdering();
  const { data, error, refetch } = useLineTools(start.lines.map(({ toolId }) => toolId));
  const known = useMemo(() => {
    const found = [...(data?.tools ?? [])].flatMap(([id, tool]) =>
      tool ? [[id, tool.toolName] as const] : [],
    );
    return new Map([...names, ...found]);
  }, [names, data]);
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Stack spacing={{ xs: 2, md: 3 }}>
      <OrderingNotice ordering={ordering} />
      <QuoteRequestForm
        start={start}
        tools={data?.tools}
        goneText={goneTextOf({ assortment: data?.assortment ?? 'all' })}
        names={known}
        isRefused={ordering.refused !== null}
        onChange={keep}
        onSubmit={send}
      />
    </Stack>
  );
};
