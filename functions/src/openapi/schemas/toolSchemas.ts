import { count, objectOf, text } from '../../contract/calls/jsonSchema.ts';
import { limits, type Tool, toolSchema } from '../../contract/index.ts';
import { attributeTextsJson } from './attributeSchemas.ts';
import { fieldsOf } from './formSchema.ts';
import { priceAgreement } from './priceSchemas.ts';

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
    version: { ...text, description: 'Only in a list for staff with `prices=list`' },
    imageLink: { ...text, description: 'Empty for a tool that only staff see' },
    agreement: priceAgreement,
  },
  ['agreement', 'costPrice', 'storagePlace', 'version'],
);
