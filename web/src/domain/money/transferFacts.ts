import {
  type BankDetails,
  bankCodeLabel,
  type Currency,
  decimalCents,
  formatCentsIn,
} from 'functions/contract';
import type { CopyableFact } from './CopyableFacts.tsx';

interface Transfer {
  bank: BankDetails;
  reference: string;
  amount: number;
  currency: Currency;
}

/** What a customer copies to transfer an amount. */
export const transferFacts = ({ bank, reference, amount, currency }: Transfer): CopyableFact[] =>
  [
    { name: 'Account holder', text: bank.holder },
    { name: 'Bank', text: bank.bankName },
    { name: 'Account number', text: bank.account },
    { name: bankCodeLabel, text: bank.code },
    { name: 'Reference', text: reference },
    { name: 'Amount', text: formatCentsIn(currency, amount), copy: decimalCents(amount) },
  ].filter(({ text }) => text !== '');
