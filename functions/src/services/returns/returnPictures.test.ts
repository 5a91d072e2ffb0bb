import { expect, it } from 'vitest';
import { returns } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { callerOf, registerShoppers } from '../../testing/api/accounts.ts';
import { askReturn, deliveredOrderOfTools } from '../../testing/orders/returns.ts';
import { uploadReturnPicture } from '../../testing/pictures/pictures.ts';
import { deleteUser } from '../accountData/deleteUser.ts';

it('A deleted account leaves its returns without its pictures, and others with theirs', async () => {
  const { customer, other, admin } = await registerShoppers();
  const ask = async ({ token, uid }: typeof customer, asker = { token, uid }) => {
    const { id, tools } = await deliveredOrderOfTools(token, admin.token, 1);
    const pictures = [await uploadReturnPicture(asker.uid)];
    const lines = [{ toolId: tools[0], quantity: 1, reason: 'Loose' }];
    return askReturn(asker.token, id, { lines, pictures });
  };
  const [own, byShop, foreign] = [
    await ask(customer),
    await ask(customer, admin),
    await ask(other),
  ];
  expect(own.pictures).toHaveLength(1);
  await deleteUser(customer.email, callerOf(customer));
  const storedOf = ({ _id }: typeof own) => readDocument(returns.doc(_id));
  expect(await storedOf(own)).toMatchObject({
    pictures: [],
    pictureOwner: null,
    status: 'requested',
  });
  expect(await storedOf(byShop)).toMatchObject({ pictures: byShop.pictures });
  expect(await storedOf(foreign)).toMatchObject({ pictures: foreign.pictures });
});
