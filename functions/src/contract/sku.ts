import type { ToolCategory } from './categories.ts';
import { limits } from './limits.ts';
import { textHash } from './textHash.ts';

const { min, max } = limits.sku;

/** The format of a SKU: upper-case letters, digits and hyphens. */
export const skuPattern = new RegExp(`^[A-Z0-9-]{${min},${max}}$`);

/** Converts a SKU as people type it to its stored form: trimmed and in upper case. */
export const normaliseSku = (text: string): string => text.trim().toUpperCase();

/** The prefixes of generated SKUs. */
export const skuPrefixes: Record<ToolCategory, string> = {
  planes: 'PLN',
  chisels: 'CHS',
  saws: 'SAW',
  hammers: 'HAM',
  clamps: 'CLP',
  measuring: 'MEA',
  drilling: 'DRL',
  sharpening: 'SHP',
  safety: 'SAF',
  other: 'OTH',
};

const numbers = 1_000_000;
const digits = String(numbers - 1).length;

/**
 * A SKU for a tool that has none: the prefix of its category, and a number derived from its id, because
 * a counter would be one hot document. `attempt` selects another number when a SKU is taken.
 */
export const generatedSku = (category: ToolCategory, toolId: string, attempt = 0): string => {
  const number = (textHash(toolId) + attempt) % numbers;
  return `${skuPrefixes[category]}-${String(number).padStart(digits, '0')}`;
};

/** The reservation of a SKU, stored under the SKU. */
export interface SkuDocument {
  toolId: string;
}
