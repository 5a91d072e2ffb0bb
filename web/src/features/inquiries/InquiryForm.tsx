import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { EmailInput } from './EmailInput.tsx';
import { emailProblem } from './emailProblem.ts';

interface InquiryFormProps {
  busy: boolean;
  /** The address that was taken last. */
  sentTo: string | null;
  /** Resolves to why it did not work, or null. */
  onSubmit: (email: string) => Promise<string | null>;
}

const room = { minHeight: '3.25em', mt: 1, fontSize: '0.9375rem', overflowWrap: 'anywhere' };

/** Asks for an e-mail address. What was typed stays until it is taken. */
export const InquiryForm = ({ busy, sentTo, onSubmit }: InquiryFormProps) => {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [fieldId, messageId] = [useId(), useId()];

  const submit = async () => {
    const found = emailProblem(email) ?? (await onSubmit(email.trim()));
    setProblem(found);
    if (found) input.current?.focus();
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
      <Box id={messageId} sx={room}>
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
