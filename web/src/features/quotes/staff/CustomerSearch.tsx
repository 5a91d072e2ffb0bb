import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { companyStatusChips } from '../../../domain/company/companyTexts.ts';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { AddCustomerButton } from './AddCustomerButton.tsx';
import { type FoundCustomers, useCustomerSearch } from './useOfferCustomers.ts';

interface ChoiceProps {
  name: string;
  details: string;
  mark?: ReactNode;
  onChoose: () => void;
}

const Choice = ({ name, details, mark, onChoose }: ChoiceProps) => (
  <ListItem disablePadding divider>
    <ListItemButton onClick={onChoose} sx={{ gap: 1.5 }}>
      <ListItemText primary={name} secondary={details} sx={{ overflowWrap: 'anywhere' }} />
      {mark}
    </ListItemButton>
  </ListItem>
);

interface ResultsProps {
  found: FoundCustomers;
  onChoose: (payerId: string) => void;
}

const Results = ({ found: { companies, people, hasMore }, onChoose }: ResultsProps) => (
  <>
    {companies.length + people.length === 0 && (
      <Typography role="status" sx={{ mt: 2 }}>
        No company and no account match. Names, numbers and e-mail addresses are searched.
      </Typography>
    )}
    <List aria-label="Customers" sx={{ mt: 1 }}>
      {companies.map(({ _id, name, number, status }) => (
        <Choice
          key={_id}
          name={name}
          details={`Company ${number}`}
          mark={<StatusChip {...companyStatusChips[status]} />}
          onChoose={() => onChoose(_id)}
        />
      ))}
      {people.map(({ _id, displayName, email }) => (
        <Choice
          key={_id}
          name={displayName || email}
          details={displayName ? email : 'No name yet'}
          onChoose={() => onChoose(_id)}
        />
      ))}
    </List>
    {hasMore && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        There are more: add a word to the search.
      </Typography>
    )}
  </>
);

/** Finds the customer on the phone: a company or a person. */
export const CustomerSearch = ({ onChoose }: Pick<ResultsProps, 'onChoose'>) => {
  const { words, text, type, search } = useSearchWords();
  const { data, error, isLoading, refetch } = useCustomerSearch(words);
  return (
    <>
      <Box sx={{ maxWidth: 560 }}>
        <SearchField
          label="Search by name, number or e-mail address"
          text={text}
          onType={type}
          onSearch={search}
        />
      </Box>
      {isLoading && <ListSkeleton label="Searching the customers" />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {words !== '' && data && <Results found={data} onChoose={onChoose} />}
      <AddCustomerButton onAdded={onChoose} />
    </>
  );
};
