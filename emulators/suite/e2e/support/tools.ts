import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import type { Inserted, Tool, ToolInput } from 'functions/contract';
import { apiRoutes } from 'functions/contract';
import { callAsAdmin } from './api.ts';

/** Sorts behind all others, so that lists by name change at their end alone. */
const prefix = 'Zz trial';

const names: string[] = [];

/** A name no other tool has. */
export const trialName = (): string => {
  const name = `${prefix} ${randomUUID().slice(0, 8)}`;
  names.push(name);
  return name;
};

/** Those of the cards whose tools stay: another test may remove its own at any time. */
export const lastingCards = (cards: Locator): Locator => cards.filter({ hasNotText: prefix });

const pictured = 'carving-gouge';

export const readTool = (id: string): Promise<Tool> =>
  callAsAdmin(apiRoutes.getTool, apiRoutes.getTool.href({ id }));

/** Puts a tool of the test's own on sale. */
export const addTool = async (fields: Partial<ToolInput> = {}): Promise<Tool> => {
  const { imageLink } = await readTool(pictured);
  const input = {
    toolName: trialName(),
    price: 12.5,
    available: 400,
    minOrder: 5,
    toolDescription: 'Made for one test, and gone after it.',
    imageLink,
    ...fields,
  };
  const { createTool } = apiRoutes;
  const body = { updatedInfo: input };
  const { insertedId } = await callAsAdmin<Inserted>(createTool, createTool.href(), body);
  return { _id: insertedId, ...input };
};

const removeTools = async (name: string): Promise<void> => {
  const { listTools, deleteTool } = apiRoutes;
  const query = new URLSearchParams({ q: name });
  const tools = await callAsAdmin<Tool[]>(listTools, `${listTools.href()}?${query}`);
  for (const { _id } of tools) await callAsAdmin(deleteTool, deleteTool.href({ id: _id }));
};

/** Takes the tools that were given trial names off sale again, for after each test. */
export const removeTrialTools = async (): Promise<void> => {
  for (const name of names.splice(0)) await removeTools(name);
};
