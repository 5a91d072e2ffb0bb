import Typography from '@mui/material/Typography';
import { useTerms } from '../../../domain/shop/useTerms.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { ownTermsTexts } from './ownTermsTexts.ts';

const Terms = ({ uid }: { uid: string }) => {
  const { data: terms } = useTerms(uid);
  const texts = terms ? ownTermsTexts(terms, buyingFor() !== '') : [];
  return texts.map((text) => <span key={text}>{text}</span>);
};

const sentences = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
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
