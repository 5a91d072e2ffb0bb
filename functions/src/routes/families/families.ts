import { Router } from 'express';
import { apiRoutes, limits, tooManySizesMessage } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { shownPayer } from '../../http/query/pricesQuery.ts';
import { parseSearch, parseSort } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import {
  createFamily,
  deleteFamily,
  updateFamily,
} from '../../services/catalogue/families/families.ts';
import { listFamilies } from '../../services/catalogue/families/familyList.ts';
import { cachedFamily, getFamilyFor } from '../../services/catalogue/families/familyPage.ts';

export const families = Router();

const sizesLimit = { name: 'toolIds', max: limits.family.sizes, message: tooManySizesMessage };

reply(families, apiRoutes.listFamilies, ({ query, page }) => {
  const sort = parseSort(query, 'families');
  const search = parseSearch(query);
  return listFamilies({ ...page, sort, search });
});

handle(families, apiRoutes.getFamily, publicCache, async (request, response) => {
  const { id } = request.params;
  response.json(
    await (isPublic(response) ? cachedFamily(id) : getFamilyFor(id, shownPayer(request, response))),
  );
});

handle(families, apiRoutes.createFamily, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createFamily, request, sizesLimit);
  response.json(await createFamily(keyed, callerOf(response)));
});

handle(families, apiRoutes.updateFamily, async (request, response) => {
  const edit = parseForm(apiRoutes.updateFamily, request.body, sizesLimit);
  response.json(await updateFamily(request.params.id, edit, callerOf(response)));
});

reply(families, apiRoutes.deleteFamily, ({ params, caller }) => deleteFamily(params.id, caller));
