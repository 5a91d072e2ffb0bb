import type { PaymentTerms } from 'functions/contract';
import { customer, type SeedProfile } from './accounts.ts';
import { daysBefore } from './calendar.ts';

/** A customer who orders in the seed. */
export interface SeedBuyer extends SeedProfile {
  /** Where the tools are delivered; the first address is the usual one. */
  addresses: string[];
  /** How much the customer buys, compared with the others. */
  weight: number;
  /** How many days ago the customer registered. */
  registered: number;
  /** How the customer's PO numbers start; a customer without it orders without them. */
  poPrefix?: string;
  /** The agreement with the customer; by default, the shop's terms without a credit limit. */
  terms?: PaymentTerms;
  /** In whole cents. */
  creditLimit?: number;
}

/** When a customer registered. */
export const registrationOf = ({ registered }: SeedBuyer, now: Date): Date =>
  daysBefore(now, registered, '06:00');

interface Business extends Omit<SeedBuyer, 'uid' | 'role'> {
  id: string;
}

const buyerOf = ({ id, ...business }: Business): SeedBuyer => ({
  uid: `seed-${id}`,
  role: 'customer',
  ...business,
});

/** The customer whose password is in the README. */
const theo: SeedBuyer = {
  ...customer,
  addresses: ['14 Timber Yard, Leicester', 'Plot 3, Harbour View, Whitby'],
  weight: 5,
  registered: 150,
  poPrefix: 'PO-26-',
};

/** Customers without a password, so that nobody can sign in as them. */
const businesses: Business[] = [
  {
    id: 'ashdown',
    displayName: 'Miriam Ashdown',
    email: 'miriam@ashdown-joinery.test',
    phoneNumber: '01632960101',
    education: 'City and Guilds, bench joinery',
    location: 'Lewes',
    addresses: ['Ashdown Joinery, 2 Mill Lane, Lewes', 'Ashdown Joinery, Glynde Barns, Lewes'],
    weight: 6,
    registered: 150,
    poPrefix: 'AJ',
    creditLimit: 10_000_000,
  },
  {
    id: 'penhallow',
    displayName: 'Jory Penhallow',
    email: 'yard@penhallow-boats.test',
    phoneNumber: '01632960102',
    education: 'Boatbuilding apprenticeship',
    location: 'Falmouth',
    addresses: ['Penhallow Boats, Slip 4, Falmouth'],
    weight: 4,
    registered: 150,
  },
  {
    id: 'northgate',
    displayName: 'Sana Qureshi',
    email: 'workshop@northgate-college.test',
    phoneNumber: '01632960103',
    education: 'Head of construction trades',
    location: 'Bradford',
    addresses: [
      'Northgate College, Workshop B, Bradford',
      'Northgate College, Annexe, Canal Road, Bradford',
    ],
    weight: 4,
    registered: 150,
    poPrefix: 'NGC/26/',
    terms: 'net-60',
    creditLimit: 8_000_000,
  },
  {
    id: 'halden',
    displayName: 'Erik Halden',
    email: 'erik@halden-timberframe.test',
    phoneNumber: '01632960104',
    education: 'Timber framing, Trondheim',
    location: 'Ludlow',
    addresses: ['Halden Timber Frame, Unit 7, Ludlow', 'Halden, The Tithe Barn, Clun'],
    weight: 5,
    registered: 150,
    poPrefix: 'HTF-',
    creditLimit: 10_000_000,
  },
  {
    id: 'copperbeech',
    displayName: 'Abigail Stroud',
    email: 'orders@copperbeech-kitchens.test',
    phoneNumber: '01632960105',
    education: 'Furniture design, BA',
    location: 'Stroud',
    addresses: ['Copperbeech Kitchens, 19 Wharf Road, Stroud'],
    weight: 4,
    registered: 150,
    poPrefix: '45000',
  },
  {
    id: 'kestrel',
    displayName: 'Dafydd Rees',
    email: 'stores@kestrel-sets.test',
    phoneNumber: '01632960106',
    education: 'Stage carpentry, RWCMD',
    location: 'Cardiff',
    addresses: ['Kestrel Sets, Stage Door, Cardiff', 'Kestrel Sets, Dock 2, Barry'],
    weight: 3,
    registered: 150,
  },
  {
    id: 'oakapple',
    displayName: 'Ruth Oyelaran',
    email: 'ruth@oakapple-restoration.test',
    phoneNumber: '01632960107',
    education: 'Conservation of furniture, MA',
    location: 'York',
    addresses: ['Oakapple Restoration, 5 Walmgate Yard, York'],
    weight: 3,
    registered: 150,
  },
  {
    id: 'dunmore',
    displayName: 'Callum Dunmore',
    email: 'buying@dunmore-builders.test',
    phoneNumber: '01632960108',
    education: 'Site carpentry, SVQ',
    location: 'Stirling',
    addresses: ['Dunmore Builders, Plot 11, Stirling', 'Dunmore Builders, Causewayhead, Stirling'],
    weight: 6,
    registered: 52,
    poPrefix: 'DB-PO-',
    terms: 'net-14',
    creditLimit: 8_000_000,
  },
  {
    id: 'larkfield',
    displayName: 'Priya Nair',
    email: 'priya@larkfield-makerspace.test',
    phoneNumber: '01632960109',
    education: 'Mechanical engineering, BEng',
    location: 'Maidstone',
    addresses: ['Larkfield Makerspace, 40 Quarry Wood, Maidstone'],
    weight: 2,
    registered: 41,
    terms: 'prepaid',
  },
  {
    id: 'tollgate',
    displayName: 'Gareth Tolley',
    email: 'gareth@tollgate-hire.test',
    phoneNumber: '01632960110',
    education: 'Business studies, HND',
    location: 'Hereford',
    addresses: ['Tollgate Tool Hire, 88 Holmer Road, Hereford'],
    weight: 5,
    registered: 27,
    poPrefix: 'TTH',
    terms: 'net-60',
  },
  {
    id: 'silverbirch',
    displayName: 'Hanna Kowalczyk',
    email: 'hanna@silverbirch-toys.test',
    phoneNumber: '01632960111',
    education: 'Toy making, apprenticeship',
    location: 'Ambleside',
    addresses: ['Silver Birch Toys, The Old School, Ambleside'],
    weight: 2,
    registered: 18,
  },
  {
    id: 'marlow',
    displayName: 'Ben Adeyemi',
    email: 'ben@marlow-shopfitting.test',
    phoneNumber: '01632960112',
    education: 'Shopfitting, NVQ level 3',
    location: 'Marlow',
    addresses: ['Marlow Shopfitting, Unit 3, Globe Park, Marlow'],
    weight: 4,
    registered: 9,
    poPrefix: 'MSF/',
    terms: 'prepaid',
  },
];

/** The other customers: their accounts have no password. */
export const otherBuyers: SeedBuyer[] = businesses.map(buyerOf);

/** Everyone who orders. */
export const buyers: SeedBuyer[] = [theo, ...otherBuyers];
