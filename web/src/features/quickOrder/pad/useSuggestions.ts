import { useQuery } from '@tanstack/react-query';
import { type CartTool, skusBeforeSpreadsheet } from 'functions/contract';
import { resolveRows } from '../../../domain/cart/priced/resolveCart.ts';
import { findTools } from '../../../domain/search/useCompletion.ts';
import { toolKeys } from '../../../domain/tool/toolKeys.ts';
import { unknownPayer, usePayer } from '../../../lib/session/payer.ts';
import { skuOf } from '../rows/rowResults.ts';
import { similarTools, toolsNamed } from '../rows/similarSkus.ts';

const searched = 8;
const offered = 2;
/** Enough for the tools of a category. */
const compared = 100;

/** The first word of a SKU, which is often the prefix of a category. */
const prefixOf = (sku: string): string => sku.match(/^[A-Z]+/)?.[0] ?? sku;

/** Tools of whose SKU a spreadsheet may have made digits. */
const findOriginals = async (sku: string, signal: AbortSignal): Promise<CartTool[]> => {
  const candidates = skusBeforeSpreadsheet(sku).map((candidate) => ({ sku: candidate }));
  if (candidates.length === 0) return [];
  const { rows } = await resolveRows(candidates, { signal });
  return rows.flatMap(({ tool }) => tool ?? []).slice(0, offered);
};

/**
 * Tools that a text without a match may mean: those with its words, else those with a similar SKU.
 */
const findSuggestions = async (text: string, signal: AbortSignal): Promise<CartTool[]> => {
  const matches = toolsNamed(text, await findTools(text, searched, signal));
  if (matches.length > 0) return matches;
  const sku = skuOf({ sku: text });
  const originals = await findOriginals(sku, signal);
  if (originals.length > 0) return originals;
  return similarTools(sku, await findTools(prefixOf(sku), compared, signal));
};

/** Suggestions for a text without a match, if `enabled`. */
export const useSuggestions = (text: string, enabled: boolean): CartTool[] => {
  const payer = usePayer() ?? unknownPayer;
  const { data = [] } = useQuery({
    queryKey: toolKeys.suggestions(text, payer),
    queryFn: ({ signal }) => findSuggestions(text, signal),
    enabled: enabled && payer !== unknownPayer,
    staleTime: 60_000,
    retry: false,
  });
  return enabled ? data : [];
};
