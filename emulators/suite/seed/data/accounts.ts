/** A person of the seed, with an account and a profile. */
export interface SeedProfile {
  uid: string;
  email: string;
  role: 'admin' | 'customer';
  displayName: string;
  education: string;
  location: string;
  phoneNumber: string;
}

/** An account of the seed to sign in with. */
export interface SeedAccount extends SeedProfile {
  password: string;
}

export const admin: SeedAccount = {
  uid: 'seed-admin',
  email: 'admin@tools-hub.test',
  password: 'tools-hub-admin',
  role: 'admin',
  displayName: 'Nora Aldous',
  education: 'Master carpenter',
  location: 'Oakham',
  phoneNumber: '01572555010',
};

export const customer: SeedAccount = {
  uid: 'seed-customer',
  email: 'customer@tools-hub.test',
  password: 'tools-hub-customer',
  role: 'customer',
  displayName: 'Theo Marsh',
  education: 'Joinery, City College',
  location: 'Leicester',
  phoneNumber: '01162555020',
};

export const accounts: SeedAccount[] = [admin, customer];
