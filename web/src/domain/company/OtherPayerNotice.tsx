import Button from '@mui/material/Button';
import { companyParameter } from 'functions/contract';
import { Link, useLocation } from 'react-router-dom';
import { withParameter } from '../../lib/router/useUrlChoice.ts';
import { EmptyState, type EmptyStateProps } from '../../ui/feedback/EmptyState.tsx';
import type { OtherPayer } from './useOtherPayer.ts';

/** In the place of a company's id in a link: the account itself. */
export const ownPayer = 'own';

interface OtherPayerNoticeProps extends Pick<EmptyStateProps, 'icon'> {
  /** What the page shows, as in `order`. */
  kind: string;
  payer: OtherPayer;
}

/** Says to which other payer of the account a document belongs, and opens the page for it. */
export const OtherPayerNotice = ({ icon, kind, payer }: OtherPayerNoticeProps) => {
  const { companyId, name } = payer;
  const { pathname, search, hash } = useLocation();
  const params = new URLSearchParams(search);
  const query = withParameter(params, companyParameter, companyId || ownPayer);
  return (
    <EmptyState
      icon={icon}
      title={name === null ? `This ${kind} is your own` : `This ${kind} belongs to ${name}`}
      action={
        <Button
          component={Link}
          to={{ pathname, search: `${query}`, hash }}
          variant="contained"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {`Switch to ${name ?? 'yourself'}`}
        </Button>
      }
    >
      {`To see it, buy for ${name ?? 'yourself'} on this page.`}
    </EmptyState>
  );
};
