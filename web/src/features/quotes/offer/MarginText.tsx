import Typography from '@mui/material/Typography';
import type { Currency } from 'functions/contract';
import { isLoss, type Margin, marginText } from './margin.ts';

interface MarginTextProps {
  margin: Margin | null;
  currency: Currency;
  /** What follows the margin, or replaces it. */
  note?: string;
}

/** The margin, which only staff see, with a warning below zero. */
export const MarginText = ({ margin, currency, note = '' }: MarginTextProps) => {
  const loss = margin !== null && isLoss(margin);
  const texts = [margin && marginText(margin, currency), loss && 'below cost', note];
  return (
    <Typography
      variant="body2"
      sx={loss ? { color: 'error.main', fontWeight: 650 } : { color: 'text.secondary' }}
    >
      {texts.filter(Boolean).join(' · ')}
    </Typography>
  );
};
