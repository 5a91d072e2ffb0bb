import { refuseFile } from './statement.ts';

/** The currencies whose smallest coin is a thousandth. */
const thousandths: ReadonlySet<string> = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

const decimal = /^(\d{1,15})(?:[.,](\d{0,5}))?$/;

/** The most digits before the decimal mark: all whole numbers of so many hundredths are exact. */
const maxWhole = 12;

/** What is said about an amount: where it is, and what is noted about it. */
interface AmountPlace {
  /** Like `Row 5`. */
  place: string;
  currency: string;
  warn: (warning: string) => void;
}

/**
 * An amount like `1250.50000`, without sign, in hundredths. Refuses the file for one that has more
 * than two decimals, unless the currency has three: it is rounded with a warning.
 */
export const readAmount = (text: string, { place, currency, warn }: AmountPlace): number => {
  const [, digits = '', decimals = ''] = decimal.exec(text.trim()) ?? [];
  const whole = digits.replace(/^0+(?=\d)/, '');
  if (digits === '' || whole.length > maxWhole) {
    return refuseFile(`${place}: “${text.trim().slice(0, 30)}” is no amount that can be read`);
  }
  const rest = decimals.slice(2);
  const beyond = /[1-9]/.test(rest) ? rest : '';
  const hundredths = Number(whole + decimals.slice(0, 2).padEnd(2, '0'));
  if (beyond === '') return hundredths;
  if (!thousandths.has(currency)) {
    return refuseFile(
      `${place}: ${text.trim()} ${currency} has more than two decimals. Ask the bank for a correct file`,
    );
  }
  const rounded = hundredths + (beyond[0] !== undefined && beyond[0] >= '5' ? 1 : 0);
  warn(`${place}: ${text.trim()} ${currency} is shown in two decimals`);
  return rounded;
};
