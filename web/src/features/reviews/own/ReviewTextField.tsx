import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { formatCount, limits } from 'functions/contract';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

const name = 'reviewText';
const countId = 'reviewTextCount';

/** The length of the text, counted like the server: without leading and trailing spaces. */
const CharacterCount = () => {
  const [{ value }] = useField<string>(name);
  const { length } = value.trim();
  return (
    <Typography
      id={countId}
      variant="caption"
      sx={{
        position: 'absolute',
        right: 0,
        bottom: 3,
        fontVariantNumeric: 'tabular-nums',
        color: length > limits.reviewText ? 'error.main' : 'text.secondary',
      }}
    >
      {`${formatCount(length)} / ${formatCount(limits.reviewText)}`}
    </Typography>
  );
};

export const ReviewTextField = () => (
  <Box sx={{ position: 'relative', mb: 1 }}>
    <FormikTextField
      name={name}
      label="Your Review"
      multiline
      minRows={5}
      maxRows={14}
      slotProps={{ formHelperText: { sx: { pr: 11 } } }}
    />
    <CharacterCount />
  </Box>
);
