import { relatedIdsOf, skuPattern, skuPrefixes, toolSchema } from 'functions/contract';
import { catalogueFileOf } from '../catalogue/catalogue.ts';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import type { Seed } from '../dataset/seedData.ts';
import { assertUnique, checkEntry, SeedError } from '../dataset/seedError.ts';

const file = 'catalogue/catalogue.ts';

const fileOf = (id: string) => `catalogue/${catalogueFileOf(id) ?? 'catalogue.ts'}`;

// The address of a picture is known only when Storage runs.
const anyPicture = 'https://example.test/picture.webp';

const skuProblem = ({ sku, category }: CatalogueTool): string | undefined => {
  const prefix = `${skuPrefixes[category]}-`;
  if (!skuPattern.test(sku)) return `sku: ${sku} does not match ${skuPattern}`;
  return sku.startsWith(prefix)
    ? undefined
    : `sku: ${sku} of the ${category} must start with ${prefix}`;
};

const problemOf = (tool: CatalogueTool): string | undefined =>
  tool.picture ? skuProblem(tool) : 'it has no picture';

const checkTool = (entry: CatalogueTool) => {
  const { id, picture: _, morePictures, ...tool } = entry;
  checkEntry(fileOf(id), id, toolSchema, {
    ...tool,
    imageLink: anyPicture,
    morePictures: morePictures.map((_view, index) => `${anyPicture}?view=${index}`),
  });
  const problem = problemOf(entry);
  if (problem) throw new SeedError(fileOf(id), id, problem);
};

const checkRelated = (tool: CatalogueTool, ids: readonly string[]) => {
  const unknown = relatedIdsOf(tool).find((id) => id === tool.id || !ids.includes(id));
  if (unknown === undefined) return;
  throw new SeedError(fileOf(tool.id), tool.id, `it refers to ${unknown}, which is no other tool`);
};

const checkDistinct = (catalogue: readonly CatalogueTool[], field: 'sku' | 'gtin' | 'toolName') => {
  const owners = new Map<string, string>();
  for (const { id, [field]: value } of catalogue) {
    if (value === '') continue;
    const owner = owners.get(value);
    if (owner) throw new SeedError(fileOf(id), id, `${field}: ${owner} already has ${value}`);
    owners.set(value, id);
  }
};

/**
 * Checks the tools of a seed.
 * @throws {SeedError} with the file, the tool, the field and the cause.
 */
export const checkTools = ({ catalogue, shopWindow }: Seed): void => {
  const ids = catalogue.map(({ id }) => id);
  assertUnique(file, ids);
  for (const tool of catalogue) checkTool(tool);
  for (const tool of catalogue) checkRelated(tool, ids);
  checkDistinct(catalogue, 'sku');
  checkDistinct(catalogue, 'gtin');
  checkDistinct(catalogue, 'toolName');
  const unknown = shopWindow.find((id) => !ids.includes(id));
  if (unknown) {
    throw new SeedError(file, unknown, 'it is in the shop window, but not for sale');
  }
};
