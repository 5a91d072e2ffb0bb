import type { CompanyRole } from 'functions/contract';

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

/** The members of the first company: a person for each role. */
export const memberAccounts: Record<CompanyRole, SeedAccount> = {
  owner: {
    uid: 'seed-owner',
    email: 'owner@tools-hub.test',
    password: 'tools-hub-owner',
    role: 'customer',
    displayName: 'Olive Brackenbury',
    education: 'Building surveying, BSc',
    location: 'Lincoln',
    phoneNumber: '01522555030',
  },
  approver: {
    uid: 'seed-approver',
    email: 'approver@tools-hub.test',
    password: 'tools-hub-approver',
    role: 'customer',
    displayName: 'Amir Sadiq',
    education: 'Site management, HNC',
    location: 'Lincoln',
    phoneNumber: '01522555031',
  },
  buyer: {
    uid: 'seed-buyer',
    email: 'buyer@tools-hub.test',
    password: 'tools-hub-buyer',
    role: 'customer',
    displayName: 'Beth Larsson',
    education: 'Bench joinery, NVQ level 3',
    location: 'Newark',
    phoneNumber: '01522555032',
  },
  bookkeeper: {
    uid: 'seed-bookkeeper',
    email: 'bookkeeper@tools-hub.test',
    password: 'tools-hub-bookkeeper',
    role: 'customer',
    displayName: 'Kofi Mensah',
    education: 'Accounting technician',
    location: 'Lincoln',
    phoneNumber: '01522555033',
  },
};

export const accounts: SeedAccount[] = [admin, customer, ...Object.values(memberAccounts)];
