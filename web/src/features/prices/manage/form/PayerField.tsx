import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { Choices } from '../../../../domain/search/Choices.tsx';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { usePayerSearch } from '../data/usePayerSearch.ts';
import type { AudienceValue } from './priceListForm.ts';

interface ChosenProps {
  name: string;
  problem: string | undefined;
  onChange: () => void;
}

const Chosen = ({ name, problem, onChange }: ChosenProps) => (
  <Box sx={{ mb: 2 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {'Customer: '}
        <strong>{name}</strong>
      </Typography>
      <Button size="small" onClick={onChange} sx={{ minHeight: 44 }}>
        Choose another
      </Button>
    </Box>
    <FormHelperText error role={problem ? 'alert' : undefined} sx={{ mx: 0 }}>
      {problem ?? ' '}
    </FormHelperText>
  </Box>
);

/** The field of the company or the person for whom a price list is. */
export const PayerField = () => {
  const [{ value }, , { setValue }] = useField<AudienceValue>('audience');
  const [, { touched, error: problem }] = useField<string>('audience.id');
  const { submitCount } = useFormikContext();
  const [text, setText] = useState('');
  const { payers, hasEnded, error, refetch } = usePayerSearch(text);
  if (value.id) {
    const clear = () => void setValue({ kind: 'payer', id: '', name: '' });
    return <Chosen name={value.name || value.id} problem={problem} onChange={clear} />;
  }
  const isInvalid = Boolean(problem) && (touched || submitCount > 0);
  const notFound = hasEnded && payers.length === 0 ? 'No company or person matches' : ' ';
  return (
    <Box sx={{ mb: 1 }}>
      <TextField
        id="audience.id"
        name="audience.id"
        label="Search a company or a person"
        autoComplete="off"
        value={text}
        error={isInvalid}
        helperText={isInvalid ? problem : notFound}
        onChange={({ target }) => setText(target.value)}
      />
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {payers.length > 0 && (
        <Choices
          label="Customers found"
          choices={payers}
          onChoose={({ id, name }) => void setValue({ kind: 'payer', id, name })}
        />
      )}
    </Box>
  );
};
