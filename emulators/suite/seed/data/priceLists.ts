import type { ListedPrice, PriceAudience, PriceListTerms, ToolCategory } from 'functions/contract';
import { toCents, toDollars } from 'functions/contract';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { companies } from './companies.ts';

/** A group of customers of the seed, and the names of the companies in it. */
export interface SeedGroup {
  id: string;
  name: string;
  companies: readonly string[];
}

/** A price list of the seed. */
export interface SeedPriceList
  extends Pick<PriceListTerms, 'kind' | 'discount' | 'audience' | 'assortment'> {
  id: string;
  name: string;
  /** How many days before and after the start of the shop it applies. */
  days: { before: number; after: number };
  prices: ReadonlyMap<string, ListedPrice>;
}

const companyNamed = (name: string): string => {
  const company = companies.find((one) => one.name === name);
  if (!company) throw new Error(`There is no company ${name}`);
  return company.id;
};

const forCompany = (name: string): PriceAudience => ({ kind: 'payer', id: companyNamed(name) });

/** The groups of customers. */
export const customerGroups: readonly SeedGroup[] = [
  { id: 'seed-schools', name: 'Schools and colleges', companies: ['Fernhill Academy Trust'] },
];

/** A price less so many percent, in whole cents. */
const lessPercent = (price: number, percent: number): number =>
  toDollars(Math.floor((toCents(price) * (100 - percent)) / 100));

const agreedPriceOf = ({ price, priceBreaks }: CatalogueTool, percent: number): ListedPrice => ({
  price: lessPercent(price, percent),
  priceBreaks: priceBreaks.map((row) => ({ ...row, price: lessPercent(row.price, percent) })),
});

/** What a boatyard needs: the tools that its contract names. */
const boatyardCategories: readonly ToolCategory[] = ['clamps', 'drilling', 'saws', 'safety'];

const boatyardPrices = new Map(
  catalogue
    .filter(({ category }) => boatyardCategories.includes(category))
    .map((tool) => [tool.id, agreedPriceOf(tool, 12)]),
);

/** The price lists: a contract with an assortment, and a percentage for a group. */
export const priceLists: readonly SeedPriceList[] = [
  {
    id: 'seed-boatyards',
    name: 'Boatyard contract',
    kind: 'fixed',
    discount: null,
    audience: forCompany('Tidewell Boatyard Group'),
    assortment: 'only',
    days: { before: 30, after: 335 },
    prices: boatyardPrices,
  },
  {
    id: 'seed-education',
    name: 'Education discount',
    kind: 'percentage',
    discount: 750,
    audience: { kind: 'group', id: 'seed-schools' },
    assortment: 'all',
    days: { before: 60, after: 120 },
    prices: new Map(),
  },
];

/** The ids of the groups of a customer. */
export const groupsOf = (payerId: string): string[] =>
  customerGroups
    .filter(({ companies: names }) => names.some((name) => companyNamed(name) === payerId))
    .map(({ id }) => id);
