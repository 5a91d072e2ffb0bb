import type { CompanyStatus } from 'functions/contract';
import { StatusChip, type StatusColor } from '../../ui/feedback/StatusChip.tsx';
import { companyStatusTexts } from './companyTexts.ts';

const colors: Record<CompanyStatus, StatusColor | undefined> = {
  requested: 'warning',
  active: 'success',
  suspended: 'error',
  declined: undefined,
  closed: undefined,
};

export const CompanyStatusChip = ({ status }: { status: CompanyStatus }) => (
  <StatusChip color={colors[status]} label={companyStatusTexts[status]} />
);
