import {
  type AddressParts,
  completeAddress,
  type PaymentTerms,
  usualCountry,
} from 'functions/contract';
import { customer, type SeedProfile } from './accounts.ts';
import { daysBefore } from './calendar.ts';

/** Where tools are delivered. All customers of the seed are in the same country. */
export interface SeedPlace extends Pick<AddressParts, 'street' | 'postcode' | 'city'> {
  company?: string;
  extra?: string;
}

/** A customer who orders in the seed. */
export interface SeedBuyer extends SeedProfile {
  /** Where the tools are delivered; the first address is the usual one. */
  addresses: SeedPlace[];
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

/** The whole address of one of a customer's places. */
export const addressPartsOf = (
  { displayName: person, phoneNumber }: Pick<SeedProfile, 'displayName' | 'phoneNumber'>,
  place: SeedPlace,
): AddressParts =>
  completeAddress(
    { company: '', extra: '', ...place, person, region: '', country: 'GB', phoneNumber },
    usualCountry,
  );

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
  addresses: [
    { street: '14 Timber Yard', postcode: 'LE4 1TY', city: 'Leicester' },
    { street: 'Plot 3, Harbour View', postcode: 'YO22 4HV', city: 'Whitby' },
  ],
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
    addresses: [
      { company: 'Ashdown Joinery', street: '2 Mill Lane', postcode: 'BN7 2ML', city: 'Lewes' },
      { company: 'Ashdown Joinery', street: 'Glynde Barns', postcode: 'BN8 6GB', city: 'Lewes' },
    ],
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
    addresses: [
      { company: 'Penhallow Boats', street: 'Slip 4', postcode: 'TR11 3SL', city: 'Falmouth' },
    ],
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
      { company: 'Northgate College', street: 'Workshop B', postcode: 'BD1 4WB', city: 'Bradford' },
      {
        company: 'Northgate College',
        street: 'Canal Road',
        extra: 'Annexe',
        postcode: 'BD1 4CR',
        city: 'Bradford',
      },
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
    addresses: [
      { company: 'Halden Timber Frame', street: 'Unit 7', postcode: 'SY8 1HT', city: 'Ludlow' },
      { company: 'Halden', street: 'The Tithe Barn', postcode: 'SY7 8TB', city: 'Clun' },
    ],
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
    addresses: [
      {
        company: 'Copperbeech Kitchens',
        street: '19 Wharf Road',
        postcode: 'GL5 3WR',
        city: 'Stroud',
      },
    ],
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
    addresses: [
      { company: 'Kestrel Sets', street: 'Stage Door', postcode: 'CF10 1SD', city: 'Cardiff' },
      { company: 'Kestrel Sets', street: 'Dock 2', postcode: 'CF62 5DK', city: 'Barry' },
    ],
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
    addresses: [
      {
        company: 'Oakapple Restoration',
        street: '5 Walmgate Yard',
        postcode: 'YO1 9WY',
        city: 'York',
      },
    ],
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
    addresses: [
      { company: 'Dunmore Builders', street: 'Plot 11', postcode: 'FK8 1PL', city: 'Stirling' },
      {
        company: 'Dunmore Builders',
        street: 'Causewayhead',
        postcode: 'FK9 5CH',
        city: 'Stirling',
      },
    ],
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
    addresses: [
      {
        company: 'Larkfield Makerspace',
        street: '40 Quarry Wood',
        postcode: 'ME14 5QW',
        city: 'Maidstone',
      },
    ],
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
    addresses: [
      {
        company: 'Tollgate Tool Hire',
        street: '88 Holmer Road',
        postcode: 'HR4 9HR',
        city: 'Hereford',
      },
    ],
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
    addresses: [
      {
        company: 'Silver Birch Toys',
        street: 'The Old School',
        postcode: 'LA22 9TS',
        city: 'Ambleside',
      },
    ],
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
    addresses: [
      {
        company: 'Marlow Shopfitting',
        street: 'Globe Park',
        extra: 'Unit 3',
        postcode: 'SL7 1GP',
        city: 'Marlow',
      },
    ],
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
