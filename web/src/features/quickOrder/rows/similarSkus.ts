import { containsWords, searchWordsOf, type Tool, toolSearchTexts } from 'functions/contract';

/** The number of letters to add, remove or replace to get from one text to the other. */
export const editDistance = (one: string, other: string): number => {
  let distances = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (let at = 0; at < other.length; at++) {
      const replaced = (distances[at] ?? 0) + (other[at] === letter ? 0 : 1);
      next.push(Math.min(replaced, (distances[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    distances = next;
  }
  return distances.at(-1) ?? 0;
};

const mostMistakes = 2;
const offered = 2;

/** The tools in whose SKU or name words start with all words of a text, at most two. */
export const toolsNamed = (text: string, tools: readonly Tool[]): Tool[] =>
  tools
    .filter((tool) =>
      containsWords(toolSearchTexts({ ...tool, toolDescription: '' }), searchWordsOf(text)),
    )
    .slice(0, offered);

/** The tools whose SKU differs least from a mistyped one, at most two. */
export const similarTools = (sku: string, tools: readonly Tool[]): Tool[] =>
  tools
    .map((tool) => ({ tool, distance: editDistance(sku, tool.sku) }))
    .filter(({ distance }) => distance <= mostMistakes)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, offered)
    .map(({ tool }) => tool);
