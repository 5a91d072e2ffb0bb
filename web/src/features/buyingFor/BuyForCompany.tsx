import Button from '@mui/material/Button';
import type { Company } from 'functions/contract';
import { useSwitchTo } from './useSwitchTo.ts';

interface BuyForCompanyProps {
  company: Pick<Company, '_id' | 'name'>;
  uid: string;
}

/** Lets a member, who buys for another payer, buy for the company. */
export const BuyForCompany = ({ company, uid }: BuyForCompanyProps) => {
  const { busy, switchTo } = useSwitchTo(uid, company);
  return (
    <Button variant="contained" loading={busy} onClick={() => void switchTo()}>
      Buy for it now
    </Button>
  );
};
