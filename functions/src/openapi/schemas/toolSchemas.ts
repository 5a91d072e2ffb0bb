import {
  count,
  type JsonSchema,
  listOf,
  objectOf,
  schemaNamed,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type ChangedToolDocuments,
  type DocumentedTool,
  limits,
  type RelatedTools,
  relationLists,
  type Tool,
  toolFileFields,
  toolSchema,
} from '../../contract/index.ts';
import { recordOf } from '../../contract/kinds/fields.ts';
import { attributeTextsJson } from './attributeSchemas.ts';
import { fieldsOf } from './formSchema.ts';
import { priceAgreement } from './priceSchemas.ts';

const toolFiles: JsonSchema = {
  ...listOf(recordOf(toolFileFields)),
  maxItems: limits.toolDocuments.count,
  description: 'Only of a single tool, and missing if it has none',
};

export const documentedTool = objectOf<DocumentedTool>({
  toolId: text,
  toolName: text,
  documents: toolFiles,
});

/** The documents of a tool after a change. */
export const changedToolDocuments = objectOf<ChangedToolDocuments>({
  acknowledged: yes,
  documents: toolFiles,
  version: { ...text, description: 'In quotation marks the value for If-Match' },
});

const relatedIds = {
  ...listOf(text),
  description: 'Only for staff with `prices=list`: the ids of tools',
};

/** A tool, also a draft, which may lack what a tool on sale has. */
export const tool = objectOf<Tool>(
  {
    _id: text,
    ...fieldsOf(toolSchema),
    attributes: attributeTextsJson,
    price: {
      type: 'number',
      minimum: 0,
      maximum: limits.price.max,
      description: 'Zero in a draft without one',
    },
    minOrder: { ...count, description: 'Zero in a draft without one' },
    toolDescription: { ...text, description: 'May be empty in a draft' },
    costPrice: { type: ['number', 'null'], description: 'Only for staff with `prices=list`' },
    storagePlace: { ...text, description: 'Only for staff with `prices=list`' },
    replacedBy: { ...text, description: 'Only for staff with `prices=list`: the id of a tool' },
    ...Object.fromEntries(relationLists.map((name) => [name, relatedIds])),
    version: { ...text, description: 'Only in a list for staff with `prices=list`' },
    documents: toolFiles,
    familyId: { ...text, description: 'The family of which it is a size, if there is one' },
    imageLink: { ...text, description: 'Empty for a tool that only staff see' },
    agreement: priceAgreement,
  },
  [
    ...(['agreement', 'familyId', 'costPrice', 'documents', 'storagePlace'] as const),
    ...(['replacedBy', ...relationLists, 'version'] as const),
  ],
);

const tools = listOf(schemaNamed('Tool'));

/** The tools to which a tool refers. */
export const relatedTools = objectOf<RelatedTools>({
  successor: { anyOf: [schemaNamed('Tool'), { type: 'null' }] },
  accessories: tools,
  spareParts: tools,
  alternatives: tools,
});
