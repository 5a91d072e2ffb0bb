import { isDeepStrictEqual } from 'node:util';
import {
  counterNames,
  dayOf,
  daysBetween,
  isPossibleHistory,
  keptOf,
  type LineCounters,
  orderNumberOf,
  orderTermsOf,
  piecesOf,
  replay,
  skuPattern,
  storedBalanceOf,
  taxSumOf,
  usualTimeZone,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { Found } from '../../../store/reads/queries.ts';

/** Returns what is wrong with an order, as the end of a sentence that starts with `order ID`. */
type Check = (order: OrderDocument, id: string) => string[];

const linesAddUp: Check = (order) => {
  const { lines, subtotal } = order;
  const expected = replay(order).lines;
  const wrong = lines.filter(({ lineTotal }, index) => lineTotal !== expected[index]?.lineTotal);
  const sum = lines.reduce((cents, { lineTotal }) => cents + lineTotal, 0);
  return [
    ...wrong.map(
      ({ toolId, unitPrice, quantity, lineTotal }) =>
        `bills ${lineTotal} cents for ${quantity} pieces of tool ${toolId} at ${unitPrice} cents`,
    ),
    ...(sum === subtotal
      ? []
      : [`has a subtotal of ${subtotal} cents, but its lines add up to ${sum}`]),
  ];
};

const totalAddsUp: Check = (order) => {
  const { subtotal, total } = order;
  const sum = subtotal + taxSumOf(order);
  return total === sum
    ? []
    : [`has a total of ${total} cents, but subtotal and tax add up to ${sum}`];
};

const breaksApply: Check = ({ lines }) =>
  lines.flatMap(({ toolId, quantity, breakQuantity }) =>
    breakQuantity === null || (breakQuantity >= 1 && breakQuantity <= quantity)
      ? []
      : [
          `has the price break from ${breakQuantity} pieces for ${quantity} pieces of tool ${toolId}`,
        ],
  );

const skusAreValid: Check = ({ lines }) =>
  lines.flatMap(({ toolId, sku }) =>
    skuPattern.test(sku) ? [] : [`has the SKU ${JSON.stringify(sku)} for tool ${toolId}`],
  );

const toolsDiffer: Check = ({ lines }) =>
  [...Map.groupBy(lines, ({ toolId }) => toolId)]
    .filter(([, own]) => own.length > 1)
    .map(([toolId, own]) => `has ${own.length} lines for tool ${toolId}`);

const piecesAreThere: Check = (order) =>
  order.lines
    .filter((line) => keptOf(order, line) < 0)
    .map(({ toolId }) => `has taken back or made good more pieces of tool ${toolId} than arrived`);

const hasPieces: Check = (order) => (piecesOf(order) > 0 ? [] : ['contains no pieces']);

const historyIsPossible: Check = (order) => {
  const { history, status } = order;
  const steps = history.map(({ step }) => step);
  return isPossibleHistory(order) && history.at(-1)?.status === status
    ? []
    : [`is ${status}, which does not follow from its history: ${steps.join(', ') || 'none'}`];
};

const countersText = (line: LineCounters): string =>
  counterNames.map((name) => `${line[name]} ${name}`).join(', ');

/** All that the history decides is stored as it says. */
const progressFits: Check = (order) => {
  const expected = replay(order);
  const lines = order.lines.filter((line, index) =>
    counterNames.some((name) => line[name] !== expected.lines[index]?.[name]),
  );
  const names = ['shipmentCount', 'returnCount', 'creditNoteNumbers', 'credited'] as const;
  const others = names.filter((name) => !isDeepStrictEqual(order[name], expected[name]));
  return [
    ...lines.map(
      (line) =>
        `has ${countersText(line)} of ${line.quantity} pieces of tool ${line.toolId}, which its history contradicts`,
    ),
    ...others.map((name) => `has another ${name} than its history says`),
  ];
};

const timeOf = (time: Date | null): string => (time ? `at ${time.toISOString()}` : 'never');

/** The clocks of two instances may differ by as much. */
const clockSkewMs = 60_000;

const timelineFits: Check = ({ history, createdAt }) => {
  const [first] = history;
  const early = history.filter(
    ({ at }, index) => at.getTime() < Number(history[index - 1]?.at ?? at) - clockSkewMs,
  );
  const ids = history.flatMap(({ transitionId }) => transitionId ?? []);
  return [
    ...(first && first.at.getTime() !== createdAt.getTime()
      ? [`was created ${timeOf(createdAt)}, but placed ${timeOf(first.at)}`]
      : []),
    ...early.map(({ step, at }) => `was ${step} ${timeOf(at)}, before what preceded it`),
    ...(new Set(ids).size < ids.length ? ['records an event twice'] : []),
  ];
};

const dayFits: Check = ({ placedOn, createdAt }) => {
  const days = daysBetween(dayOf(createdAt, usualTimeZone), placedOn);
  return Math.abs(days) <= 1
    ? []
    : [`counts as sold on ${placedOn}, but was created ${timeOf(createdAt)}`];
};

/** Settings of that time decide the day; it lies between the order and its arrival. */
const shipByFits: Check = ({ shipBy, placedOn, deliveryDay, requestedDay }) => {
  const arrival = requestedDay ?? deliveryDay;
  if (shipBy === undefined || shipBy < placedOn) {
    return [`is to be shipped by ${shipBy ?? 'no day'}, but was placed on ${placedOn}`];
  }
  return arrival !== undefined && shipBy > arrival
    ? [`is to be shipped by ${shipBy}, but is to arrive by ${arrival}`]
    : [];
};

const numberIsDerived: Check = ({ number }, id) =>
  number === orderNumberOf(id) ? [] : [`has the number ${number} instead of ${orderNumberOf(id)}`];

const balanceFits: Check = (order) => {
  const { amountDue, balance, checkAt } = storedBalanceOf(order);
  const fits = order.amountDue === amountDue && order.balance === balance;
  return [
    ...(fits
      ? []
      : [
          `is ${order.balance} with ${order.amountDue} cents due, instead of ${balance} with ${amountDue}`,
        ]),
    ...(order.checkAt?.getTime() === checkAt?.getTime()
      ? []
      : [`is checked ${timeOf(order.checkAt)} instead of ${timeOf(checkAt)}`]),
  ];
};

/** Staff find it by its numbers, its people, its tools, where it goes, and what was shipped. */
const termsFit: Check = (order) => {
  const stored = new Set(order.searchTerms);
  const missing = orderTermsOf(order).filter((term) => !stored.has(term));
  return missing.length === 0 ? [] : [`is not found by ${missing.slice(0, 3).join(', ')}`];
};

const checks: readonly Check[] = [
  ...[hasPieces, toolsDiffer, linesAddUp, breaksApply, skusAreValid, totalAddsUp],
  ...[historyIsPossible, progressFits, timelineFits, numberIsDerived, dayFits, balanceFits],
  ...[piecesAreThere, termsFit, shipByFits],
];

/** A sentence for each contradiction within an order. */
export const checkOrder = ({ id, content }: Found<OrderDocument>): string[] =>
  checks.flatMap((check) => check(content, id)).map((problem) => `order ${id} ${problem}`);
