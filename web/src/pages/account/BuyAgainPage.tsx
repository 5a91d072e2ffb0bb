import { mdiCartArrowDown } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { counted } from 'functions/contract';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { usePurchaseList } from '../../domain/tool/usePurchases.ts';
import { BoughtTools } from '../../features/shoppingLists/BoughtTools.tsx';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { paths } from '../../lib/router/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';

const NothingBought = () => (
  <EmptyState
    icon={mdiCartArrowDown}
    title="Nothing bought yet"
    action={<LinkButton to={paths.tools}>See our tools</LinkButton>}
  >
    Tools appear here as soon as they are ordered, so that you can order them again.
  </EmptyState>
);

/** The tools that the payer has bought before, to order them again. */
export const BuyAgainPage = () => {
  const { data: purchases, error, refetch } = usePurchaseList();
  return (
    <>
      <PageTitle>Buy again</PageTitle>
      <Typography sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {purchases ? `${counted(purchases.length, 'tool')} bought before` : 'Bought before'}, the
        last ones first, at the prices of now.
      </Typography>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {!purchases && !error && (
        <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the tools" />
      )}
      {purchases?.length === 0 && <NothingBought />}
      {purchases && purchases.length > 0 && <BoughtTools purchases={purchases} />}
    </>
  );
};
