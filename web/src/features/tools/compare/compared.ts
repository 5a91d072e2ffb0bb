import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../../lib/browser/browserStorage.ts';

/** A tool that is chosen to be compared. */
export interface ComparedTool {
  _id: string;
  toolName: string;
}

/** How many tools fit beside each other. */
export const maxCompared = 4;

/** The message for a fifth tool. */
export const fullComparisonText = `You can compare at most ${maxCompared} tools. Remove one first.`;

const storageKey = 'compare';

const isTool = (value: unknown): value is ComparedTool => {
  const { _id, toolName } = (value ?? {}) as Partial<ComparedTool>;
  return typeof _id === 'string' && _id !== '' && typeof toolName === 'string';
};

const parse = (text: string | null): readonly ComparedTool[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTool).slice(0, maxCompared) : [];
  } catch {
    return [];
  }
};

let read: { text: string | null; tools: readonly ComparedTool[] } = { text: null, tools: [] };

/** The tools that are chosen in this tab. */
export const readCompared = (): readonly ComparedTool[] => {
  const text = tabStorage.read(storageKey);
  if (read.text !== text) read = { text, tools: parse(text) };
  return read.tools;
};

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Chooses the tools of this tab. */
export const setCompared = (tools: readonly ComparedTool[]): void => {
  const chosen = tools.map(({ _id, toolName }) => ({ _id, toolName }));
  tabStorage.write(storageKey, JSON.stringify(chosen));
  for (const listener of listeners) listener();
};

/** Adds or removes a tool. False if there is no place for another one. */
export const toggleCompared = (tool: ComparedTool): boolean => {
  const chosen = readCompared();
  const others = chosen.filter(({ _id }) => _id !== tool._id);
  if (others.length === chosen.length && others.length >= maxCompared) return false;
  setCompared(others.length === chosen.length ? [...others, tool] : others);
  return true;
};

const none: readonly ComparedTool[] = [];

/** The tools that are chosen in this tab as they change. */
export const useCompared = (): readonly ComparedTool[] =>
  useSyncExternalStore(subscribe, readCompared, () => none);
