import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { emailPattern, limits } from 'functions/contract';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { focusInView } from '../../components/focusFailure.ts';

interface InquiryFormProps {
  busy: boolean;
  /** The last accepted address. */
  sentTo: string | null;
  /** Resolves to an error message, or null. */
  onSubmit: (email: string) => Promise<string | null>;
}

/**
 * Why the server would reject an address, or null. It repeats the rules of the contract's schema,
 * because yup does not fit in the home page's size budget.
 */
export const emailProblem = (email: string): string | null => {
  const { length } = email.trim();
  if (length === 0) return 'E-mail is required';
  if (length > limits.email) return `E-mail must have at most ${limits.email} characters`;
  return emailPattern.test(email) ? null : 'Enter a valid e-mail address';
};

/** Looks like MUI's field, which does not fit in the home page's size budget. */
const EmailInput = styled('input')(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    width: '100%',
    height: 52,
    paddingInline: 14,
    font: 'inherit',
    color: palette?.text.primary,
    backgroundColor: palette?.background.default,
    border: `1px solid ${palette?.text.secondary}`,
    borderRadius: theme.shape.borderRadius,
    '&:focus-visible': { outline: `3px solid ${palette?.secondary.main}`, outlineOffset: 1 },
    '&[aria-invalid=true]': { borderColor: palette?.error.main },
  };
});

const messageArea = { minHeight: '3.25em', mt: 1, fontSize: '0.9375rem', overflowWrap: 'anywhere' };

/** A form for an e-mail address. The field keeps its text until the address is accepted. */
export const InquiryForm = ({ busy, sentTo, onSubmit }: InquiryFormProps) => {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [fieldId, messageId] = [useId(), useId()];

  const submit = async () => {
    const found = emailProblem(email) ?? (await onSubmit(email.trim()));
    setProblem(found);
    if (found && input.current) focusInView(input.current);
    else setEmail('');
  };
  const onFormSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };

  return (
    <Box component="form" noValidate onSubmit={onFormSubmit}>
      <Box component="label" htmlFor={fieldId} sx={{ display: 'block', mb: 1, fontWeight: 650 }}>
        Your e-mail address
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <EmailInput
            ref={input}
            id={fieldId}
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            aria-invalid={problem !== null}
            aria-describedby={messageId}
            onChange={({ target }) => {
              setEmail(target.value);
              setProblem(null);
            }}
          />
        </Box>
        <Button
          type="submit"
          size="large"
          variant="contained"
          loading={busy}
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          Send
        </Button>
      </Box>
      <Box id={messageId} sx={messageArea}>
        <Box component="span" role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
        <span role="status">
          {sentTo && !problem && `Thank you. We will write to ${sentTo} within a working day.`}
        </span>
      </Box>
    </Box>
  );
};
