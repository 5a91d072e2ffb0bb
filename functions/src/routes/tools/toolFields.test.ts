import { describe, expect, it } from 'vitest';
import {
  generatedSku,
  pictureWidths,
  sizedPicturePath,
  staffToolDefaults,
  toolDefaults,
} from '../../contract/index.ts';
import { resizePicture } from '../../services/pictures/resizePicture.ts';
import { tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { photograph } from '../../testing/pictures/photograph.ts';
import { isThere, linkTo, upload, uploadPicture } from '../../testing/pictures/pictures.ts';
import { once } from '../../testing/store/once.ts';
import {
  newGtin,
  newSku,
  postedTool,
  postTool,
  putTool,
  readStaffTool,
  readTool,
  specifiedTool,
} from '../../testing/tools/editing.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { token } = await registerAdmin();

const breaks = [
  { minQuantity: 12, price: 60 },
  { minQuantity: 24, price: 55.25 },
];

const details = {
  stage: 'on-sale',
  costPrice: 31.4,
  category: 'planes',
  priceBreaks: breaks,
  orderMultiple: 6,
  maxOrder: 48,
  sellRemainder: false,
  storagePlace: 'A-12-3',
  specifications: [
    { name: 'Length', value: '350 mm' },
    { name: '=Weight', value: '2 kg; +0.1' },
  ],
  morePictures: [linkTo('tools/plane/side.webp'), linkTo('tools/plane/box.webp')],
};

const errorsOf = async (response: Response) =>
  (await expectProblem(response, 400, 'validation')).errors;

describe('The optional fields of a tool', () => {
  it('are stored and read', async () => {
    const sku = newSku();
    const id = await postedTool(token, { ...details, sku });
    const optional = { ...toolDefaults, ...staffToolDefaults, ...details };
    expect(await readStaffTool(token, id)).toEqual({ _id: id, ...specifiedTool, ...optional, sku });
    expect(await readDocument(tools.doc(id))).toMatchObject({
      morePicturePaths: ['tools/plane/side.webp', 'tools/plane/box.webp'],
      searchTerms: expect.arrayContaining(['new']),
    });
  });

  it('have defaults, so that a client of the specification need not know them', async () => {
    const id = await postedTool(token);
    const defaults = { ...toolDefaults, ...staffToolDefaults };
    const expected = { _id: id, ...defaults, sku: generatedSku('other', id), ...specifiedTool };
    expect(await readStaffTool(token, id)).toEqual(expected);
    await expectStatus(await putTool(token, id, { price: 70 }), 200);
    expect(await readStaffTool(token, id)).toEqual({ ...expected, price: 70 });
  });

  it('can be changed one by one, and be emptied', async () => {
    const id = await postedTool(token, details);
    const before = await readStaffTool(token, id);
    const changes = {
      costPrice: null,
      category: 'saws',
      maxOrder: null,
      sellRemainder: true,
      storagePlace: '',
      specifications: [],
      morePictures: [],
      priceBreaks: [],
      orderMultiple: 1,
    };
    for (const [name, value] of Object.entries(changes)) {
      await expectStatus(await putTool(token, id, { [name]: value }), 200);
    }
    expect(await readStaffTool(token, id)).toEqual({ ...before, ...changes });
  });

  it('change nothing when they are sent as they are', async () => {
    const id = await postedTool(token, details);
    const again = await expectStatus(await putTool(token, id, details), 200);
    expect(again).toMatchObject({ modifiedCount: 0 });
  });

  it.each([
    [{ sku: 'A B' }, 'sku'],
    [{ sku: 'x'.repeat(25) }, 'sku'],
    [{ sku: { $ne: '' } }, 'sku'],
    [{ category: 'cheese' }, 'category'],
    [{ category: null }, 'category'],
    [{ orderMultiple: 2.5 }, 'orderMultiple'],
    [{ orderMultiple: null }, 'orderMultiple'],
    [{ orderMultiple: 6, maxOrder: 5 }, 'orderMultiple'],
    [{ maxOrder: 1 }, 'maxOrder'],
    [{ maxOrder: '12' }, 'maxOrder'],
    [{ sellRemainder: 1 }, 'sellRemainder'],
    [{ storagePlace: 'x'.repeat(21) }, 'storagePlace'],
    [{ storagePlace: 'A\n1' }, 'storagePlace'],
    [{ storagePlace: null }, 'storagePlace'],
    [{ storagePlace: { $ne: '' } }, 'storagePlace'],
    [{ costPrice: 0 }, 'costPrice'],
    [{ costPrice: 1.005 }, 'costPrice'],
    [{ costPrice: '12' }, 'costPrice'],
    [{ stage: 'sold' }, 'stage'],
    [{ stage: null }, 'stage'],
    [{ priceBreaks: null }, 'priceBreaks'],
    [
      { priceBreaks: Array.from({ length: 9 }, (_, n) => ({ minQuantity: n + 1, price: 60 - n })) },
      'priceBreaks',
    ],
    [{ priceBreaks: [{ minQuantity: 12, price: 64.5 }] }, 'priceBreaks.0.price'],
    [{ priceBreaks: breaks.toReversed() }, 'priceBreaks.1.minQuantity', 'priceBreaks.1.price'],
    [
      { priceBreaks: breaks, orderMultiple: 5 },
      'priceBreaks.0.minQuantity',
      'priceBreaks.1.minQuantity',
    ],
    [{ priceBreaks: breaks, maxOrder: 20 }, 'priceBreaks.1.minQuantity'],
    [{ priceBreaks: [{ minQuantity: 12, price: 0 }] }, 'priceBreaks.0.price'],
    [
      {
        priceBreaks: [
          { minQuantity: 12, price: 'x' },
          { minQuantity: 'y', price: 1 },
        ],
      },
      'priceBreaks.0.price',
      'priceBreaks.1.minQuantity',
    ],
    [
      { specifications: Array.from({ length: 21 }, (_, n) => ({ name: `${n}`, value: 'x' })) },
      'specifications',
    ],
    [{ specifications: [{ name: 'Length', value: '' }] }, 'specifications.0.value'],
    [{ specifications: [{ name: '\u202e', value: '1' }] }, 'specifications.0.name'],
    [
      {
        specifications: [
          { name: 'a', value: '1' },
          { name: 'A', value: '2' },
        ],
      },
      'specifications.1.name',
    ],
    [
      { morePictures: Array.from({ length: 6 }, (_, n) => linkTo(`tools/plane/${n}.webp`)) },
      'morePictures',
    ],
    [{ morePictures: ['https://example.test/a.webp'] }, 'morePictures.0'],
    [
      {
        morePictures: [
          details.morePictures[0],
          'https://firebasestorage.googleapis.com/v0/b/another/o/tools%2Fa.webp',
        ],
      },
      'morePictures.1',
    ],
    [{ morePictures: [specifiedTool.imageLink] }, 'morePictures.0'],
    [{ morePictures: [details.morePictures[0], details.morePictures[0]] }, 'morePictures.1'],
  ])('are refused: %j', async (fields, ...names) => {
    expect(Object.keys((await errorsOf(await postTool(token, fields))) as object)).toEqual(names);
  });

  it('are tidied like other texts', async () => {
    const specifications = [{ name: ' Len\u200bgth ', value: '__proto__' }];
    const id = await postedTool(token, { specifications });
    expect((await readTool(token, id)).specifications).toEqual([
      { name: 'Length', value: '__proto__' },
    ]);
  });
});

describe('An update that does not fit the stored fields', () => {
  const unchangedTool = once(() => postedTool(token, details));

  it.each([
    [{ orderMultiple: 8 }, { 'priceBreaks.0.minQuantity': 'Enter a multiple of 8: 8 or 16' }],
    [
      { price: 58 },
      { 'priceBreaks.0.price': 'Enter less than $58.00, the price for fewer pieces' },
    ],
    [{ maxOrder: 18 }, { 'priceBreaks.1.minQuantity': 'Enter at most 18, the maximum per order' }],
    [{ minOrder: 49 }, { maxOrder: 'Enter at least 54, the smallest order, or leave it empty' }],
    [{ imageLink: details.morePictures[1] }, { 'morePictures.1': 'This picture is already shown' }],
  ])('is refused: %j', async (update, errors) => {
    const id = await unchangedTool();
    const before = await readTool(token, id);
    expect(await errorsOf(await putTool(token, id, update))).toEqual(errors);
    expect(await readTool(token, id)).toEqual(before);
  });

  it('is accepted together with the others', async () => {
    const id = await postedTool(token, details);
    const update = { orderMultiple: 8, priceBreaks: [{ minQuantity: 16, price: 60 }] };
    await expectStatus(await putTool(token, id, update), 200);
    expect(await readTool(token, id)).toMatchObject(update);
  });

  it.each([true, false])(
    'accepts packs of more pieces than are in stock: %j',
    async (sellRemainder) => {
      const rules = { available: 5, orderMultiple: 12, priceBreaks: [], sellRemainder };
      const id = await postedTool(token, { ...details, ...rules, maxOrder: null });
      expect(await readTool(token, id)).toMatchObject(rules);
      await expectStatus(await putTool(token, id, { orderMultiple: 36 }), 200);
    },
  );

  it('does not concern the stock, which sales change as well', async () => {
    const id = await postedTool(token, details);
    await expectStatus(await putTool(token, id, { available: 3 }), 200);
    await expectStatus(await putTool(token, id, { toolName: 'Low' }), 200);
    expect(await readTool(token, id)).toMatchObject({ available: 3, orderMultiple: 6 });
  });
});

describe('The version of a tool', () => {
  it('changes with each of the optional fields', async () => {
    const id = await postedTool(token);
    const path = `/tool/${id}?prices=list`;
    const etagOf = async () => (await send('GET', path, { token })).headers.get('etag');
    const versions = [await etagOf()];
    const [accessory, part, other] = await Promise.all([createTool(), createTool(), createTool()]);
    const related = {
      gtin: newGtin(),
      replacedBy: other,
      accessories: [accessory],
      spareParts: [part],
      alternatives: [other],
    };
    const fields = { ...details, ...related, sku: newSku(), orderMultiple: 3, stage: 'draft' };
    for (const [name, value] of Object.entries(fields)) {
      await expectStatus(await putTool(token, id, { [name]: value }), 200);
      versions.push(await etagOf());
    }
    expect(new Set(versions).size).toBe(versions.length);
  });
});

describe('Further pictures', () => {
  const pictures = () => Promise.all([uploadPicture(), uploadPicture(), uploadPicture()]);
  const show = ([first = '', ...others]: string[]) => ({
    imageLink: linkTo(first),
    morePictures: others.map(linkTo),
  });
  const areThere = (paths: string[]) => Promise.all(paths.map(isThere));

  const sizesOf = (path: string) =>
    pictureWidths(path).map((width) => sizedPicturePath(path, width));

  /** Uploads a picture, and waits for its resized versions. */
  const uploadResized = async (): Promise<string> => {
    const path = await uploadPicture();
    await upload(path, await photograph(800, 600), 'image/jpeg');
    await resizePicture(path);
    return path;
  };

  it('are deleted with their tool, in all sizes, unless another tool shows them', async () => {
    const paths = [await uploadResized(), await uploadResized(), await uploadResized()];
    const [first = '', second = '', third = ''] = paths;
    const kept = [second, third].flatMap((path) => [path, ...sizesOf(path)]);
    const id = await postedTool(token, show(paths));
    // The second picture is the main one of another tool, the third a further one.
    const main = await postedTool(token, show([second]));
    const further = await postedTool(token, show([await uploadPicture(), third]));
    await expectStatus(await send('DELETE', `/tool/${id}`, { token }), 200);
    expect(await isThere(first)).toBe(false);
    await expect.poll(() => areThere(sizesOf(first))).not.toContain(true);
    expect(await areThere(kept)).not.toContain(false);
    await expectStatus(await send('DELETE', `/tool/${main}`, { token }), 200);
    await expectStatus(await send('DELETE', `/tool/${further}`, { token }), 200);
    await expect.poll(() => areThere(kept)).not.toContain(true);
  });

  it('are deleted when they are replaced, but not when they only change places', async () => {
    const paths = await pictures();
    const [first = '', second = '', third = ''] = paths;
    const id = await postedTool(token, show(paths));
    await expectStatus(await putTool(token, id, show([third, first, second])), 200);
    expect(await areThere(paths)).toEqual([true, true, true]);
    await expectStatus(await putTool(token, id, { morePictures: [linkTo(second)] }), 200);
    expect(await areThere(paths)).toEqual([false, true, true]);
    await expectStatus(await putTool(token, id, { morePictures: [] }), 200);
    expect(await areThere(paths)).toEqual([false, false, true]);
    expect(await readDocument(tools.doc(id))).toMatchObject({
      imagePath: third,
      morePicturePaths: [],
    });
  });

  it('outside tools/ are never deleted', async () => {
    const path = 'users/any/avatar.webp';
    await upload(path);
    const id = await postedTool(token, { morePictures: [linkTo(path)] });
    await expectStatus(await send('DELETE', `/tool/${id}`, { token }), 200);
    expect(await isThere(path)).toBe(true);
  });
});
