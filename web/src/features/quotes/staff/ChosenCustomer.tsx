import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Customer, canOrderWith, roleName } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { companyStatusChips } from '../../../domain/company/companyTexts.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { useOrderingMembers } from './useOfferCustomers.ts';

interface ChosenCustomerProps {
  customer: Customer;
  /** The member of a company for whom the offer is made; empty for its first owner. */
  memberId: string;
  onMember: (uid: string) => void;
  onChange: () => void;
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 } as const;

/** Whether a customer can get an offer. */
export const canGetOffer = ({ company, profile }: Customer): boolean =>
  company ? canOrderWith(company.status) : profile !== null;

const Refusal = ({ customer: { company } }: Pick<ChosenCustomerProps, 'customer'>) => (
  <Alert severity="warning" sx={{ mt: 2 }}>
    {company
      ? `${company.name} is ${company.status}, and places no orders.`
      : 'This account was deleted, or has never signed in.'}
  </Alert>
);

const MemberChoice = ({ customer, memberId, onMember }: Omit<ChosenCustomerProps, 'onChange'>) => {
  const { data, error, refetch } = useOrderingMembers(customer.payerId, true);
  const [first] = data ?? [];
  return (
    <>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      <TextField
        select
        id="offer-member"
        label="For the member"
        value={data ? memberId || (first?.uid ?? '') : ''}
        onChange={({ target }) => onMember(target.value)}
        helperText="Gets the mails, if they have an address; the member’s limits apply to the order"
        sx={{ mt: 2, width: { xs: '100%', sm: 400 } }}
      >
        {(data ?? []).map(({ uid, name, role }) => (
          <MenuItem key={uid} value={uid}>
            {`${name} (${roleName(role)})`}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};

/** The customer of a new offer, and for a company the member for whom it is made. */
export const ChosenCustomer = (props: ChosenCustomerProps) => {
  const { customer, onChange } = props;
  const { payerId, company, profile } = customer;
  const name = company?.name || profile?.displayName || profile?.email || 'Deleted account';
  return (
    <>
      <Box sx={line}>
        <Link
          component={RouterLink}
          to={lazyPaths.customer.href(payerId)}
          sx={{ fontWeight: 650, overflowWrap: 'anywhere', py: 1 }}
        >
          {name}
        </Link>
        {company && <StatusChip {...companyStatusChips[company.status]} />}
        <Button onClick={onChange} sx={{ minHeight: 44, ml: { xs: -1, sm: 0 } }}>
          Choose another customer
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {company
          ? `Company ${company.number}`
          : profile?.email || 'No e-mail address: no mails are sent'}
      </Typography>
      {!canGetOffer(customer) && <Refusal customer={customer} />}
      {company && canGetOffer(customer) && <MemberChoice {...props} />}
    </>
  );
};
