import {
  assortmentOf,
  concerns,
  dayOf,
  type EndedPrice,
  endedPriceOf,
  isInForce,
  isShown,
  listPricesOf,
  type PayerPriceList,
  type PayerPrices,
  type Prices,
  priceShardCount,
  priceShardOf,
  withAgreedPrices,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { shownPricesMs } from '../../params.ts';
import { readLately } from '../../store/calls/readLately.ts';
import { customers } from '../../store/collections/collections.ts';
import { readDocumentFields } from '../../store/reads/documents.ts';
import { shopTimeZone } from '../settings/settings.ts';
import {
  type ActivePriceList,
  currentPriceLists,
  lastPriceLists,
  recentPriceLists,
} from './priceIndex.ts';
import { loadShard, type ShardPrices } from './priceShards.ts';

type PricedTool = Prices & { _id: string };

/** A hidden tool has no picture. */
type PicturedTool = PricedTool & Parameters<typeof isShown>[0];

/** A list with the tools that it names. */
interface LoadedPriceList extends PayerPriceList {
  toolIds: () => string[];
}

/** The prices and the assortment of a payer on a day. */
export interface BuyerPrices {
  /** The lists that concern the payer, also those that have ended or will begin. */
  lists: readonly PayerPriceList[];
  day: string;
  /** Whether the payer sees a tool; null if all of them. */
  isVisible: ((toolId: string) => boolean) | null;
  /** The ids of the tools that can have an agreed price, if not of all tools. */
  pricedTools: () => string[] | 'all';
  /** A tool at the prices of the payer. */
  priced<Tool extends PricedTool>(tool: Tool): Tool & PayerPrices;
  /** A tool at the prices of the payer; undefined if there is none, or the payer does not see it. */
  shown<Tool extends PicturedTool>(tool: Tool | undefined): (Tool & PayerPrices) | undefined;
  /** The list by which a line had a price in cents until the list ended. */
  endedPrice(
    tool: PricedTool & PayerPrices,
    line: { quantity: number; unitPrice: number },
  ): EndedPrice | undefined;
}

/** The tools that lists name, or all if a percentage is for all tools that the payer sees. */
const pricedToolsOf = (lists: readonly LoadedPriceList[], day: string): string[] | 'all' => {
  const current = lists.filter((list) => list.status === 'active' && isInForce(list, day));
  const only = current.filter(({ assortment }) => assortment === 'only');
  if (only.length === 0 && current.some(({ kind }) => kind === 'percentage')) return 'all';
  const naming = only.length > 0 ? only : current;
  return [...new Set(naming.flatMap(({ toolIds }) => toolIds()))].sort();
};

/** The prices of lists that concern a payer. */
const pricesOf = (lists: readonly LoadedPriceList[], day: string): BuyerPrices => {
  const isVisible = assortmentOf(lists, day);
  const priced = <Tool extends PricedTool>(tool: Tool): Tool & PayerPrices =>
    lists.length === 0 ? tool : withAgreedPrices(tool, lists, day);
  return {
    lists,
    day,
    isVisible,
    pricedTools: () => pricedToolsOf(lists, day),
    priced,
    shown: (tool) =>
      tool && isShown(tool) && (isVisible?.(tool._id) ?? true) ? priced(tool) : undefined,
    endedPrice: (tool, line) =>
      endedPriceOf({ _id: tool._id, ...listPricesOf(tool) }, lists, line, day),
  };
};

/** The prices of a visitor: list prices of all tools that are shown. */
export const listPrices: BuyerPrices = pricesOf([], '');

/** Whose prices to read, and of which tools: an order needs few of a list's documents. */
export interface PricesRequest {
  payerId: string;
  /** The groups of the payer, if they have been read. */
  groups?: () => Promise<readonly string[]>;
  toolIds: readonly string[] | 'all';
  /** The day of the shop. */
  day?: () => Promise<string>;
}

const groupFields = ['groups'] as const;

/** The groups of a payer. Costs one read. */
const readGroups = async (payerId: string): Promise<readonly string[]> =>
  (await readDocumentFields(customers.doc(payerId), groupFields))?.groups ?? [];

const recentGroups = readLately({
  reference: (payerId: string) => customers.doc(payerId),
  read: readGroups,
  maxAgeMs: shownPricesMs,
});

/** Where prices are read from: as they are now, or as they may be shown. */
interface PriceReader {
  lists: () => Promise<readonly ActivePriceList[]>;
  groups: (payerId: string) => Promise<readonly string[]>;
}

const now: PriceReader = { lists: currentPriceLists, groups: readGroups };
const lately: PriceReader = { lists: recentPriceLists, groups: recentGroups };

/** A percentage off all tools needs no prices. */
const hasPrices = ({ kind, assortment }: ActivePriceList): boolean =>
  kind === 'fixed' || assortment === 'only';

const shardsOf = (toolIds: PricesRequest['toolIds']): number[] =>
  toolIds === 'all'
    ? Array.from({ length: priceShardCount }, (_, shard) => shard)
    : [...new Set(toolIds.map(priceShardOf))];

const noPrices: ShardPrices = new Map();

/** A list with its prices; undefined if one of its documents has changed since the index was read. */
const withPrices = async (
  list: ActivePriceList,
  needed: readonly number[],
): Promise<LoadedPriceList | undefined> => {
  const { shards: versions, ...header } = list;
  const loaded = await Promise.all(
    (hasPrices(list) ? needed : []).map(async (shard) => {
      const version = versions[shard] ?? 0;
      const prices = version === 0 ? noPrices : await loadShard(list._id, shard, version);
      return [shard, prices] as const;
    }),
  );
  const shards = new Map(loaded);
  if (loaded.some(([, prices]) => prices === undefined)) return undefined;
  return {
    ...header,
    priceOf: (toolId) => shards.get(priceShardOf(toolId))?.get(toolId),
    toolIds: () => [...shards.values()].flatMap((prices) => [...(prices?.keys() ?? [])]),
  };
};

/** How often lists may change while their prices are loaded. */
const maxAttempts = 5;

const areForGroups = (lists: readonly ActivePriceList[] | undefined): boolean =>
  lists?.some(({ audience }) => audience.kind === 'group') ?? false;

const loadLists = async (
  { payerId, groups = () => reader.groups(payerId), toolIds }: PricesRequest,
  reader: PriceReader,
): Promise<readonly LoadedPriceList[]> => {
  const needed = shardsOf(toolIds);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    // Whether there are lists for groups hardly ever changes, so neither waits for the other.
    const early = areForGroups(lastPriceLists()) ? groups() : undefined;
    const read = attempt === 0 ? reader.lists : currentPriceLists;
    const [active, known] = await Promise.all([read(), early]);
    const payer = { payerId, groups: areForGroups(active) ? (known ?? (await groups())) : [] };
    const own = active.filter((list) => concerns(list, payer));
    const lists = await Promise.all(own.map((list) => withPrices(list, needed)));
    const complete = lists.filter((list) => list !== undefined);
    if (complete.length === lists.length) return complete;
  }
  throw new ApiError('unavailable');
};

/** The day of now in the shop's time zone. */
const today = async (): Promise<string> => dayOf(new Date(), await shopTimeZone());

const readPrices = async (request: PricesRequest, reader: PriceReader): Promise<BuyerPrices> => {
  const [lists, day] = await Promise.all([loadLists(request, reader), request.day?.() ?? today()]);
  return pricesOf(lists, day);
};

/**
 * The prices of a payer, as they are stored now: one read, and another one for the groups if there
 * are lists for groups. Prices of lists are read once after each change.
 */
export const readBuyerPrices = (request: PricesRequest): Promise<BuyerPrices> =>
  readPrices(request, now);

/**
 * The prices of a payer to show, never to decide by: what another instance has changed within the
 * last two seconds may be missing. Costs no read if this instance has read them in that time.
 */
export const readShownPrices = (request: PricesRequest): Promise<BuyerPrices> =>
  readPrices(request, lately);

/**
 * The lists that concern a payer, or a group in which the payer may be, when lists were read last:
 * a guess, without reading, about what `readBuyerPrices` will find. Undefined before the first reading.
 */
export const expectedLists = (payerId: string): readonly ActivePriceList[] | undefined =>
  lastPriceLists()?.filter(
    (list) => list.audience.kind === 'group' || concerns(list, { payerId, groups: [] }),
  );
