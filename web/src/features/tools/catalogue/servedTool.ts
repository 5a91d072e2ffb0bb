import { servedToolId, type Tool } from 'functions/contract';

const parse = (text: string): Partial<Tool> | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The tool that the page brought along as it was served, when it is this one. */
export const servedTool = (id: string): Tool | undefined => {
  const served = parse(document.getElementById(servedToolId)?.textContent ?? 'null');
  return served?._id === id ? (served as Tool) : undefined;
};
