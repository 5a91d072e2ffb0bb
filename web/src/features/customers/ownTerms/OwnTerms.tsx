import Typography from '@mui/material/Typography';
import {
  type CustomerTerms,
  creditRoom,
  formatCents,
  holdLabel,
  isPrepaid,
  termsLabel,
} from 'functions/contract';
import { useTerms } from '../../../domain/shop/useTerms.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';

const openText = ({ open, creditLimit }: CustomerTerms) =>
  creditLimit === null
    ? `Unpaid: ${formatCents(open)}.`
    : `Unpaid: ${formatCents(open)} of ${formatCents(creditLimit)}, ${formatCents(creditRoom(open, creditLimit) ?? 0)} left.`;

const holdTexts = ({ terms, holdHours }: CustomerTerms) =>
  isPrepaid(terms) && holdHours > 0
    ? [`New orders are cancelled if they are not paid within ${holdLabel(holdHours)}.`]
    : [];

/**
 * The terms and the unpaid amount of an account, or of the company for which it buys, in sentences:
 * `Your terms: net 30 days.`, `Unpaid: $1,240.00 of $5,000.00, $3,760.00 left.`
 */
export const ownTermsTexts = (terms: CustomerTerms, ofCompany: boolean): string[] => [
  `${ofCompany ? 'Terms of the company' : 'Your terms'}: ${termsLabel(terms.terms).toLowerCase()}.`,
  openText(terms),
  ...holdTexts(terms),
];

const Terms = ({ uid }: { uid: string }) => {
  const { data: terms } = useTerms(uid);
  const texts = terms ? ownTermsTexts(terms, buyingFor() !== '') : [];
  return texts.map((text) => <span key={text}>{text}</span>);
};

const sentences = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: 1,
  // On a phone, the sentences of a credit limit take two lines.
  minHeight: { xs: '2.86em', sm: 0 },
  mb: 1.5,
  color: 'text.secondary',
  '&:empty::before': { content: '"\\200b"' },
} as const;

/** The terms and the open amount of the payer in a line, which reserves its space. */
export const OwnTerms = ({ uid }: { uid: string | undefined }) => (
  <Typography variant="body2" component="div" sx={sentences}>
    {uid !== undefined && <Terms uid={uid} />}
  </Typography>
);
