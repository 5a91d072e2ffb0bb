import Typography from '@mui/material/Typography';
import { useTerms } from '../../../domain/shop/useTerms.ts';
import { ownTermsText } from './ownTermsText.ts';

const Terms = ({ uid }: { uid: string }) => {
  const { data: terms } = useTerms(uid);
  return terms && ownTermsText(terms);
};

/** A customer's own terms and open amount in a line, which reserves its space. */
export const OwnTerms = ({ uid }: { uid: string | undefined }) => (
  <Typography sx={{ color: 'text.secondary', minHeight: '1.5em', mb: 1.5 }}>
    {uid !== undefined && <Terms uid={uid} />}
  </Typography>
);
