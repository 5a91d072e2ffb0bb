import { randomUUID } from 'node:crypto';
import { apiRoutes, type Family, type ToolInput } from 'functions/contract';
import { callAsAdmin } from './api.ts';
import { addTool } from './tools.ts';

const families: string[] = [];

interface Sizes {
  /** The keys of the attributes in which the sizes differ. */
  axes: string[];
  /** The values of each size, in the order of the axes. */
  values: readonly (readonly string[])[];
  fields?: Partial<ToolInput>;
}

/** Adds a family with a tool for each size. */
export const addFamily = async ({ axes, values, fields = {} }: Sizes): Promise<Family> => {
  const tools = await Promise.all(
    values.map((texts) =>
      addTool({
        category: 'chisels',
        ...fields,
        attributes: Object.fromEntries(axes.map((key, at) => [key, texts[at] ?? ''])),
      }),
    ),
  );
  const { family } = await callAsAdmin(apiRoutes.createFamily, {
    body: {
      name: `Zz family ${randomUUID().slice(0, 8)}`,
      text: 'For one test, which removes it.',
      imageLink: '',
      axes,
      toolIds: tools.map(({ _id }) => _id),
    },
  });
  families.push(family._id);
  return family;
};

/** Removes the families of a test; for `afterEach`, before their tools are removed. */
export const removeTestFamilies = async (): Promise<void> => {
  for (const id of families.splice(0))
    await callAsAdmin(apiRoutes.deleteFamily, { params: { id } });
};
