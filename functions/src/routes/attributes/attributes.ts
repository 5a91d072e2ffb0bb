import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { reply } from '../../http/reply.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import {
  cachedAttributeList,
  createAttribute,
  deleteAttribute,
  readAttributeList,
  updateAttribute,
} from '../../services/catalogue/attributes/attributes.ts';

export const attributes = Router();

handle(attributes, apiRoutes.listAttributes, publicCache, async (_request, response) => {
  response.json(await (isPublic(response) ? cachedAttributeList(null) : readAttributeList()));
});

reply(attributes, apiRoutes.createAttribute, ({ keyed, caller }) => createAttribute(keyed, caller));

reply(attributes, apiRoutes.updateAttribute, ({ params, input, caller }) =>
  updateAttribute(params.id, input, caller),
);

reply(attributes, apiRoutes.deleteAttribute, ({ params, caller }) =>
  deleteAttribute(params.id, caller),
);
