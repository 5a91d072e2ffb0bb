import {
  type AuditFields,
  attributesText,
  picturesText,
  priceBreaksText,
  relatedTexts,
  specificationsText,
  type ToolFields,
} from '../../../contract/index.ts';

/** The named fields of a tool as texts; other tools as `textOf` them, or else by their ids. */
export const auditedFields = (
  tool: ToolFields,
  names: readonly (keyof ToolFields)[],
  textOf: (id: string) => string = String,
): AuditFields => {
  const texts: AuditFields = {
    ...tool,
    priceBreaks: priceBreaksText(tool.priceBreaks),
    specifications: specificationsText(tool.specifications),
    attributes: attributesText(tool.attributes),
    morePictures: picturesText(tool.morePictures),
    replacedBy: tool.replacedBy && textOf(tool.replacedBy),
    ...relatedTexts(tool, textOf),
  };
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? null]));
};
