import Chip from '@mui/material/Chip';
import type { InquiryStatus } from 'functions/contract';
import { statusTexts } from './inquiryTexts.ts';

const colors = { new: 'success', answered: 'default', closed: 'default' } as const;

export const InquiryStatusChip = ({ status }: { status: InquiryStatus }) => (
  <Chip size="small" variant="outlined" color={colors[status]} label={statusTexts[status]} />
);
