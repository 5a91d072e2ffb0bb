import type { DetailsOf, FieldErrors, RefusedLine } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import { type BuyerPrices, readBuyerPrices } from '../../prices/buyerPrices.ts';
import { readStaffToolsNow } from '../tools/tools.ts';
import { successorFor } from './relations.ts';

const withSuccessor = async (line: RefusedLine, prices: BuyerPrices): Promise<RefusedLine> => {
  if (line.code !== 'discontinued') return line;
  const [tool] = await readStaffToolsNow([line.toolId]);
  const successor = tool && (await successorFor(tool, prices));
  if (!successor) return line;
  const { _id: toolId, sku, toolName } = successor;
  return { ...line, successor: { toolId, sku, toolName } };
};

const message = ({ sku, toolName }: { sku: string; toolName: string }): string =>
  `This tool is discontinued: order its successor “${toolName}” (${sku})`;

const withNames = (errors: FieldErrors, lines: readonly RefusedLine[]): FieldErrors => {
  const refused = Object.keys(errors).map((path, at) => {
    const line = lines[at];
    const successor = line?.code === 'discontinued' ? line.successor : undefined;
    return [path, successor ? message(successor) : errors[path]];
  });
  return Object.fromEntries(refused);
};

const namedDetails = async (
  { errors = {}, lines = [] }: DetailsOf<'discontinued'>,
  payerId: string,
): Promise<DetailsOf<'discontinued'>> => {
  const prices = await readBuyerPrices({ payerId, toolIds: 'all' });
  const named = await Promise.all(lines.map((line) => withSuccessor(line, prices)));
  return { errors: withNames(errors, named), lines: named };
};

/** Names the successors of discontinued tools in the refusal of their lines. */
export const namingSuccessors = async <Result>(
  payerId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'discontinued') throw error;
    throw new ApiError(error.code, await namedDetails(error.details, payerId));
  }
};
