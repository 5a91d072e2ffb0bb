import {
  type AuditFields,
  attributesText,
  picturesText,
  priceBreaksText,
  relatedTexts,
  specificationsText,
  type ToolFields,
} from '../../../contract/index.ts';

/** The named fields of a tool for the audit log, with lists as texts. */
export const auditedFields = (
  tool: ToolFields,
  names: readonly (keyof ToolFields)[],
): AuditFields => {
  const texts: AuditFields = {
    ...tool,
    priceBreaks: priceBreaksText(tool.priceBreaks),
    specifications: specificationsText(tool.specifications),
    attributes: attributesText(tool.attributes),
    morePictures: picturesText(tool.morePictures),
    ...relatedTexts(tool),
  };
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? null]));
};
