import type { InquiryStatus } from 'functions/contract';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { statusTexts } from './inquiryTexts.ts';

const colors = { new: 'success', answered: undefined, closed: undefined } as const;

export const InquiryStatusChip = ({ status }: { status: InquiryStatus }) => (
  <StatusChip color={colors[status]} label={statusTexts[status]} />
);
