import { mdiDomain } from '@mdi/js';
import Container from '@mui/material/Container';
import { companyParameter, isCompanyId } from 'functions/contract';
import { type PropsWithChildren, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ownPayer } from '../../domain/company/OtherPayerNotice.tsx';
import { useMemberships } from '../../domain/company/useMemberships.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { paths } from '../../lib/router/paths.ts';
import { withParameter } from '../../lib/router/useUrlChoice.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { openForPayer, type PayerChoice } from './switchPayer.ts';

interface LinkedCompanyProps {
  user: { uid: string; email: string | null };
  /** Admins see the pages of all companies without belonging to one. */
  admin: boolean;
}

/** The page of the link without the company, for which it is open then. */
const usePage = () => {
  const { pathname, search, hash, state } = useLocation();
  const params = new URLSearchParams(search);
  const named = params.get(companyParameter) ?? '';
  const isOwn = named === ownPayer;
  const query = withParameter(params, companyParameter, null).toString();
  return {
    isOwn,
    companyId: isOwn ? '' : named,
    to: `${pathname}${query && `?${query}`}${hash}`,
    state: state as unknown,
  };
};

/** There is no layout around it: the page that the link names does not open. */
const Frame = ({ children }: PropsWithChildren) => (
  <Container component="main" maxWidth="md" sx={{ py: { xs: 2.5, md: 8 } }}>
    {children}
  </Container>
);

const NotAMember = ({ email }: { email: string | null }) => (
  <EmptyState
    icon={mdiDomain}
    title="You do not belong to this company"
    action={<LinkButton to={paths.myOrders}>See my orders</LinkButton>}
  >
    {`The link leads to a page of a company for its members. You are logged in as ${email}. Log in with the account that belongs to the company, or ask one of its owners for an invitation.`}
  </EmptyState>
);

interface SwitchProps {
  uid: string;
  from: PayerChoice;
  to: PayerChoice;
  address: string;
}

/** Loads the page again for the company, as the switch in the header does. */
const Switch = ({ uid, from, to, address }: SwitchProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is loaded again once
  useEffect(() => void openForPayer(uid, from, to, address), []);
  return <Spinner label={`Opening the page for ${to.name ?? 'yourself'}`} height={560} />;
};

/**
 * Opens the page of a link for the company that its address names, to members of it alone, or for
 * the account itself if it names none.
 */
export const LinkedCompany = ({ user, admin }: LinkedCompanyProps) => {
  const { companyId, isOwn, to, state } = usePage();
  const isOpen = companyId === buyingFor();
  const canExist = isOwn || isCompanyId(companyId);
  const { data, error, refetch } = useMemberships(user.uid, { enabled: canExist && !isOpen });
  if (isOpen) return <Navigate to={to} state={state} replace />;
  if (error) {
    return (
      <Frame>
        <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      </Frame>
    );
  }
  if (canExist && !data) return <Spinner label="Looking up the company" height={560} />;
  const nameOf = (id: string) => data?.find((one) => one.companyId === id)?.companyName ?? null;
  const name = nameOf(companyId);
  if (isOwn || name !== null) {
    const from = { companyId: buyingFor(), name: nameOf(buyingFor()) };
    return <Switch uid={user.uid} from={from} to={{ companyId, name }} address={to} />;
  }
  if (admin) return <Navigate to={to} state={state} replace />;
  return (
    <Frame>
      <NotAMember email={user.email} />
    </Frame>
  );
};
