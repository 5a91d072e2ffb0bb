import {
  categoryNames,
  counted,
  formatCount,
  formatMoney,
  isShown,
  isToolCategory,
  priceBreaksText,
  problemsOfTool,
  stageNames,
  type Tool,
  type ToolUpdate,
  toolDefaults,
  toolUpdateSchema,
} from 'functions/contract';
import { hiddenText } from '../../../../domain/tool/hiddenTool.ts';
import { schemaErrors } from '../../../../lib/forms/schemaErrors.ts';
import { attributeDeed } from './attributeDeed.ts';
import type { Deed, DeedValues, Known } from './deed.ts';
import { changedPrices, changeText, priceProblem, readChange } from './priceChange.ts';

/** What can be done to several tools. */
export const deedNames = [
  'prices',
  'category',
  'minOrder',
  'storagePlace',
  'costPrice',
  'attribute',
  'show',
  'sellOut',
  'discontinue',
  'hide',
] as const;
export type DeedName = (typeof deedNames)[number];

export const blankDeed: DeedValues = {
  direction: 'raise',
  by: '',
  unit: 'percent',
  rounding: 'cent',
  category: toolDefaults.category,
  minOrder: '',
  storagePlace: '',
  costPrice: '',
  attribute: '',
  attributeValue: '',
};

const tools = (count: number): string => counted(count, 'tool');

/** The errors of a field by the rules of a single edit. */
const fieldErrors =
  (name: 'minOrder' | 'storagePlace' | 'costPrice', isRequired = false) =>
  (values: DeedValues): Record<string, string> => {
    const typed = values[name].trim();
    if (isRequired && typed === '') return { [name]: 'Enter the number of pieces' };
    const sent = typed === '' && name === 'costPrice' ? {} : { [name]: values[name] };
    return schemaErrors(toolUpdateSchema, sent);
  };

const castOf = (values: Partial<DeedValues>): ToolUpdate =>
  toolUpdateSchema.cast(values) as ToolUpdate;

const pricesText = ({ price, priceBreaks }: Tool): string => {
  const breaks = priceBreaksText(priceBreaks);
  return breaks ? `${formatMoney(price)} (${breaks})` : formatMoney(price);
};

const stageText = (tool: Tool): string =>
  isShown(tool) ? stageNames[tool.stage] : hiddenText(tool);

/** The deeds, each a description of what it changes. */
export const deeds: Record<DeedName, Deed> = {
  prices: {
    label: 'Change prices',
    confirm: (values, count) =>
      `${values.direction === 'raise' ? 'Raise' : 'Lower'} ${counted(count, 'price')} by ${changeText(values)}`,
    errorsOf: (values) => {
      const { problem } = readChange(values);
      return problem ? { by: problem } : {};
    },
    changesOf: (tool, values) => {
      const { price, priceBreaks } = changedPrices(tool, values);
      return tool.priceBreaks.length > 0 ? { price, priceBreaks } : { price };
    },
    shownOf: pricesText,
    problemOf: priceProblem,
  },
  category: {
    label: 'Set category',
    confirm: ({ category }, count) =>
      `Move ${tools(count)} to ${isToolCategory(category) ? categoryNames[category] : '…'}`,
    errorsOf: () => ({}),
    changesOf: (_, { category }) => (isToolCategory(category) ? { category } : {}),
    shownOf: ({ category }) => categoryNames[category],
  },
  minOrder: {
    label: 'Set minimum order',
    confirm: ({ minOrder }, count) =>
      `Set the minimum order of ${tools(count)} to ${minOrder.trim() || '…'}`,
    errorsOf: fieldErrors('minOrder', true),
    changesOf: (_, { minOrder }) => castOf({ minOrder }),
    shownOf: ({ minOrder }) => formatCount(minOrder),
  },
  storagePlace: {
    label: 'Set storage place',
    confirm: ({ storagePlace }, count) =>
      storagePlace.trim()
        ? `Set the storage place of ${tools(count)} to ${storagePlace.trim()}`
        : `Empty the storage place of ${tools(count)}`,
    errorsOf: fieldErrors('storagePlace'),
    changesOf: (_, { storagePlace }) => castOf({ storagePlace }),
    shownOf: ({ storagePlace }) => storagePlace || 'None',
  },
  costPrice: {
    label: 'Set cost price',
    confirm: ({ costPrice }, count) =>
      costPrice.trim()
        ? `Set the cost price of ${tools(count)} to ${costPrice.trim()}`
        : `Empty the cost price of ${tools(count)}`,
    errorsOf: fieldErrors('costPrice'),
    changesOf: (_, { costPrice }) =>
      costPrice.trim() ? castOf({ costPrice }) : { costPrice: null },
    shownOf: ({ costPrice }) => (typeof costPrice === 'number' ? formatMoney(costPrice) : 'None'),
  },
  attribute: attributeDeed,
  show: {
    label: 'Show in the shop',
    confirm: (_, count) => `Show ${tools(count)} in the shop`,
    errorsOf: () => ({}),
    changesOf: () => ({ stage: 'on-sale' }),
    shownOf: stageText,
    problemOf: ({ imageLink }) => (imageLink ? null : 'It has no picture'),
  },
  sellOut: {
    label: 'Sell out',
    confirm: (_, count) => `Sell ${tools(count)} while stock lasts`,
    errorsOf: () => ({}),
    changesOf: () => ({ stage: 'selling-out' }),
    shownOf: stageText,
    problemOf: ({ imageLink }) => (imageLink ? null : 'It has no picture'),
  },
  discontinue: {
    label: 'Discontinue',
    confirm: (_, count) => `Discontinue ${tools(count)}`,
    errorsOf: () => ({}),
    changesOf: () => ({ stage: 'discontinued' }),
    shownOf: stageText,
    problemOf: ({ imageLink }) => (imageLink ? null : 'It has no picture'),
  },
  hide: {
    label: 'Hide from the shop',
    confirm: (_, count) => `Hide ${tools(count)} from the shop`,
    errorsOf: () => ({}),
    changesOf: () => ({ stage: 'draft' }),
    shownOf: stageText,
  },
};

/** What a deed does to a tool. */
export interface PlannedEdit {
  tool: Tool;
  changes: ToolUpdate;
  before: string;
  after: string;
  /** Why it cannot be done. */
  problem: string | null;
}

const isUnchanged = (tool: Tool, changes: ToolUpdate): boolean =>
  Object.entries(changes).every(
    ([name, value]) => JSON.stringify(tool[name as keyof Tool]) === JSON.stringify(value),
  );

/** What a deed does to tools; those that are so already are left out. */
export const plannedEdits = (
  name: DeedName,
  targets: readonly Tool[],
  values: DeedValues,
  known: Known = [],
): PlannedEdit[] => {
  const { errorsOf, changesOf, shownOf, problemOf } = deeds[name];
  const isValid = Object.keys(errorsOf(values, known)).length === 0;
  return targets.flatMap((tool) => {
    const changes = isValid ? changesOf(tool, values, known) : {};
    if (isValid && isUnchanged(tool, changes)) return [];
    const changed = { ...tool, ...changes } as Tool;
    const [problem = null] = [
      problemOf?.(changed, values, known),
      ...Object.values(problemsOfTool(changed)),
    ].filter((text) => text != null);
    const after = isValid ? shownOf(changed, values) : '…';
    return [{ tool, changes, before: shownOf(tool, values), after, problem }];
  });
};
