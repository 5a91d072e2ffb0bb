/** The categories of the catalogue, in the order in which they are shown. */
export const toolCategories = [
  'planes',
  'chisels',
  'saws',
  'hammers',
  'clamps',
  'measuring',
  'drilling',
  'sharpening',
  'safety',
  'other',
] as const;
export type ToolCategory = (typeof toolCategories)[number];

/** The names of the categories for people. */
export const categoryNames: Record<ToolCategory, string> = {
  planes: 'Planes',
  chisels: 'Chisels and gouges',
  saws: 'Saws',
  hammers: 'Hammers and mallets',
  clamps: 'Clamps',
  measuring: 'Measuring and marking',
  drilling: 'Drilling',
  sharpening: 'Sharpening',
  safety: 'Safety',
  other: 'Other tools',
};

/** Whether a text is a category. */
export const isToolCategory = (text: string): text is ToolCategory =>
  (toolCategories as readonly string[]).includes(text);
