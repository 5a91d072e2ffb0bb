import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { apiRoutes, type Tool, type ToolInput } from 'functions/contract';
import { callAsAdmin } from './api.ts';

/** Sorts after all other names, so that lists by name change only at their end. */
const prefix = 'Zz test';

const names: string[] = [];

/** A unique name for a tool of a test. */
export const uniqueToolName = (): string => {
  const name = `${prefix} ${randomUUID().slice(0, 8)}`;
  names.push(name);
  return name;
};

/** The cards of tools of the seed. Other tests may remove their tools at any time. */
export const cardsOfSeed = (cards: Locator): Locator => cards.filter({ hasNotText: prefix });

const toolWithPicture = 'carving-gouge';
let picture: Promise<string> | undefined;

export const readTool = (id: string): Promise<Tool> =>
  callAsAdmin(apiRoutes.getTool, { params: { id } });

const readPicture = async () => (await readTool(toolWithPicture)).imageLink;

/** Adds a tool for a test. */
export const addTool = async (fields: Partial<ToolInput> = {}): Promise<Tool> => {
  picture ??= readPicture();
  const input = {
    toolName: uniqueToolName(),
    price: 12.5,
    available: 400,
    minOrder: 5,
    toolDescription: 'A tool for one test, which removes it.',
    imageLink: await picture,
    ...fields,
  };
  const body = { updatedInfo: input };
  const { insertedId } = await callAsAdmin(apiRoutes.createTool, { body });
  return readTool(insertedId);
};

/**
 * Waits until a search finds new tools, which a function indexes. It searches as an admin, for whom
 * nothing is cached.
 */
export const expectFound = async (words: string, count: number): Promise<void> => {
  const search = () => callAsAdmin(apiRoutes.searchCatalogue, { query: { q: words } });
  await expect.poll(async () => (await search()).total).toBe(count);
};

const removeTools = async (name: string): Promise<void> => {
  const { listTools, deleteTool } = apiRoutes;
  const tools = await callAsAdmin(listTools, { query: { q: name, prices: 'list' } });
  for (const { _id: id } of tools) await callAsAdmin(deleteTool, { params: { id } });
};

/** Removes the tools with names from `uniqueToolName`; for `afterEach`. */
export const removeTestTools = async (): Promise<void> => {
  for (const name of names.splice(0)) await removeTools(name);
};
