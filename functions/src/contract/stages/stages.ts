/** How far a tool is on its way into the shop and out of it again. */
export const toolStages = ['draft', 'on-sale', 'selling-out', 'discontinued'] as const;
export type ToolStage = (typeof toolStages)[number];

/** The names of the stages for people. */
export const stageNames: Record<ToolStage, string> = {
  draft: 'Draft',
  'on-sale': 'On sale',
  'selling-out': 'Selling out',
  discontinued: 'Discontinued',
};
