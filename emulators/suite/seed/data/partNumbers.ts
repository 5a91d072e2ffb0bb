import { companies } from './companies.ts';

/** The own numbers of a payer, by the SKUs of the tools. */
export interface SeedPartNumbers {
  payerId: string;
  numbers: Readonly<Record<string, string>>;
}

const boatyard = 'Tidewell Boatyard Group';

/** The numbers under which a boatyard keeps its tools in store. */
export const partNumbers: readonly SeedPartNumbers[] = companies
  .filter(({ name }) => name === boatyard)
  .map(({ id }) => ({
    payerId: id,
    numbers: {
      'CLP-5520': 'TB 41-0200',
      'CLP-5530': 'TB 41-0300',
      'CLP-5630': 'TB 41-0312',
      'CLP-5600': 'TB 41-0612',
      'CLP-5680': 'TB 41-0812',
      'CLP-5100': 'TB 42-0100',
      'CLP-5120': 'TB 43-1200',
      'SAW-3055': 'TB 30-5508',
      'SAW-3240': 'TB 31-0240',
      'DRL-7416': 'TB 52-0004',
      'SAF-9100': 'TB 90-0001',
      'SAF-9420': 'TB 90-0042',
    },
  }));
