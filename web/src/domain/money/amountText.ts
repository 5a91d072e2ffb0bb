import { toDollars } from 'functions/contract';

/** An amount in cents as a field shows it: `1234.50`. */
export const amountText = (cents: number): string => toDollars(cents).toFixed(2);
