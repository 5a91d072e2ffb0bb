import {
  type Attribute,
  type AttributeEdit,
  type AttributeInput,
  apiRoutes,
} from 'functions/contract';
import { attributeKeys } from '../../domain/tool/useAttributes.ts';
import { callApi } from '../../lib/api/api.ts';
import { useSend } from '../../lib/queries/useSend.ts';

const { createAttribute, updateAttribute, deleteAttribute } = apiRoutes;

const options = { refreshes: [attributeKeys.all] };

/** Creates an attribute. */
export const useNewAttribute = () =>
  useSend(
    async (body: AttributeInput, idempotencyKey): Promise<Attribute> =>
      (await callApi(createAttribute, { body, idempotencyKey })).attribute,
    options,
  );

/** Changes an attribute. */
export const useAttributeChange = () =>
  useSend(
    async ({ id, edit }: { id: string; edit: AttributeEdit }): Promise<Attribute> =>
      (await callApi(updateAttribute, { params: { id }, body: edit })).attribute,
    options,
  );

/** Deletes an attribute. */
export const useAttributeDeletion = () =>
  useSend((id: string) => callApi(deleteAttribute, { params: { id } }), options);
