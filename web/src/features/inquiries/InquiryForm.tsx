import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { emailPattern, limits, trimBlanks } from 'functions/contract';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { focusFailure } from '../../lib/forms/focusFailure.ts';
import { SendButton } from '../../ui/feedback/SendButton.tsx';
import {
  type InquiryBody,
  type InquiryDetails,
  type InquiryProblems,
  noDetails,
} from './inquiryDetails.ts';
import { type InquiryStep, useInquiryStep } from './useInquiry.ts';

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

interface InquiryFormProps {
  busy: boolean;
  /** The last accepted address. */
  recipient: string | null;
  /** Resolves to messages by field, or null. */
  onSubmit: (body: InquiryBody) => Promise<InquiryProblems | null>;
  /** The fields of the details, if they are shown from the start, and what is in them. */
  initialStep?: InquiryStep;
  initialDetails?: InquiryDetails;
}

/**
 * Why the server would reject an address, or null. It repeats the rules of the contract's schema,
 * because yup does not fit in the home page's size budget.
 */
export const emailProblem = (email: string): string | null => {
  const { length } = trimBlanks(email);
  if (length === 0) return 'E-mail is required';
  if (length > limits.email) return `E-mail must have at most ${limits.email} characters`;
  return emailPattern.test(email) ? null : 'Enter a valid e-mail address';
};

const withoutProblem = (problems: InquiryProblems, name: string): InquiryProblems => ({
  ...problems,
  [name]: undefined,
});

const hasProblems = (problems: InquiryProblems) => Object.values(problems).some(Boolean);

const notLoaded = 'The fields could not be loaded. Please check your connection and try again.';

const messageArea = { minHeight: '3.25em', mt: 1, fontSize: '0.9375rem', overflowWrap: 'anywhere' };

interface InquiryMessageProps {
  id: string;
  problem: string | null | undefined;
  recipient: string | null;
}

const InquiryMessage = ({ id, problem, recipient }: InquiryMessageProps) => (
  <Box id={id} sx={messageArea}>
    <Box component="span" role="alert" sx={{ color: 'error.main' }}>
      {problem}
    </Box>
    <span role="status">
      {recipient && `Thank you. We will write to ${recipient} within a working day.`}
    </span>
  </Box>
);

interface DetailsButtonProps {
  isOpen: boolean;
  onClick: () => void;
}

const DetailsButton = ({ isOpen, onClick }: DetailsButtonProps) => (
  <Button
    color="inherit"
    aria-expanded={isOpen}
    onClick={onClick}
    sx={{ mx: -2.5, mb: 1, textDecoration: 'underline' }}
  >
    Tell us what you need
  </Button>
);

/**
 * A form for an e-mail address, and details behind one more step. The fields keep their texts until
 * the inquiry is accepted.
 */
export const InquiryForm = ({
  busy,
  recipient,
  onSubmit,
  initialStep,
  initialDetails = noDetails,
}: InquiryFormProps) => {
  const [email, setEmail] = useState('');
  const [details, setDetails] = useState(initialDetails);
  const [problems, setProblems] = useState<InquiryProblems>({});
  const { step, isOpen, failed, toggle, close } = useInquiryStep(initialStep ?? null);
  const form = useRef<HTMLFormElement>(null);
  const [fieldId, messageId] = [useId(), useId()];

  useEffect(() => {
    if (form.current && hasProblems(problems)) focusFailure(form.current);
  }, [problems]);

  const findProblems = (body: InquiryBody): InquiryProblems => {
    const problem = emailProblem(email);
    return { ...step?.detailProblems(body), ...(problem && { email: problem }) };
  };
  const submit = async () => {
    const body = { email: trimBlanks(email), ...step?.givenDetails(details) };
    const problems = findProblems(body);
    const refused = hasProblems(problems) ? problems : await onSubmit(body);
    setProblems(refused ?? {});
    if (refused) return;
    setEmail('');
    setDetails(noDetails);
    if (!initialStep) close();
  };
  const onFormSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };

  return (
    <Box component="form" ref={form} noValidate onSubmit={onFormSubmit}>
      <Box component="label" htmlFor={fieldId} sx={{ display: 'block', mb: 1, fontWeight: 650 }}>
        Your e-mail address
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <EmailInput
            id={fieldId}
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            aria-invalid={Boolean(problems.email)}
            aria-describedby={messageId}
            onChange={({ target }) => {
              setEmail(target.value);
              if (problems.email) setProblems(withoutProblem(problems, 'email'));
            }}
          />
        </Box>
        <SendButton
          type="submit"
          size="large"
          variant="contained"
          loading={busy}
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          Send
        </SendButton>
      </Box>
      <InquiryMessage
        id={messageId}
        problem={problems.email ?? (failed ? notLoaded : null)}
        recipient={problems.email ? null : recipient}
      />
      {!initialStep && <DetailsButton isOpen={isOpen} onClick={() => void toggle()} />}
      {step && (
        <step.InquiryDetailFields
          details={details}
          problems={problems}
          onChange={(name, change) => {
            setDetails({ ...details, ...change });
            if (problems[name]) setProblems(withoutProblem(problems, name));
          }}
        />
      )}
    </Box>
  );
};
