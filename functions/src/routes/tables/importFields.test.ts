import { describe, expect, it } from 'vitest';
import { toolColumns, toolDefaults } from '../../contract/index.ts';
import { skus, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import { newSku } from '../../testing/tools/editing.ts';
import { exportTools, importTable, nothingImported } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

const admin = await registerAdmin();

const picture = linkTo('tools/imported/picture.webp');
const laterColumns = ['gtin', 'replacedBy', 'accessories', 'spareParts', 'alternatives'];
const header = toolColumns.filter((column) => !laterColumns.includes(column)).join(',');

const skuChange = (to: string) => ({
  row: 2,
  column: 'sku',
  message: expect.stringMatching(`^The SKU of .* changes from .* to ${to}$`),
});

describe('POST /tools.csv', () => {
  it('changes nothing when it imports the export of any tool', async () => {
    const id = await createTool({
      toolName: "'=1+1",
      imageLink: picture,
      category: 'planes',
      orderMultiple: 6,
      maxOrder: 60,
      sellRemainder: false,
      storagePlace: '=A-1',
      priceBreaks: [{ minQuantity: 24, price: 18.9 }],
      specifications: [
        { name: '=Length', value: '350 mm; +1' },
        { name: '@', value: '"quoted": -5' },
      ],
      morePictures: [`${picture}&n=1`, `${picture}&n=2`],
    });
    const before = await readDocument(tools.doc(id));
    const table = await exportTools(admin.token, id);
    expect(await importTable(admin.token, table)).toEqual({ ...nothingImported, unchanged: [2] });
    expect(await readDocument(tools.doc(id))).toEqual(before);
  });

  it('imports every later column, for new and for existing tools', async () => {
    const [id, sku] = [await createTool({ imageLink: picture }), newSku()];
    const more = linkTo('tools/imported/side.webp');
    const cells = `Planes,19.99,24: 18.90; 48: 17.50,11.25,100,5,6,60,No,B-2,Text,"Length: 350 mm\nSole: iron",${picture},${more}`;
    const rows = [`${id},${sku.toLowerCase()},,One,${cells}`, `,${sku}-B,On sale,Two,${cells}`];
    expect(await importTable(admin.token, `${header}\n${rows.join('\n')}\n`)).toEqual({
      ...nothingImported,
      created: [3],
      changed: [2],
      warnings: [skuChange(sku)],
    });
    const other = (await readDocument(skus.doc(`${sku}-B`)))?.toolId ?? '';
    for (const [toolId, own] of [
      [id, sku],
      [other, `${sku}-B`],
    ] as const) {
      expect(await readDocument(tools.doc(toolId))).toMatchObject({
        sku: own,
        category: 'planes',
        priceBreaks: [
          { minQuantity: 24, price: 18.9 },
          { minQuantity: 48, price: 17.5 },
        ],
        costPrice: 11.25,
        orderMultiple: 6,
        maxOrder: 60,
        sellRemainder: false,
        storagePlace: 'B-2',
        specifications: [
          { name: 'Length', value: '350 mm' },
          { name: 'Sole', value: 'iron' },
        ],
        morePictures: [more],
        morePicturePaths: ['tools/imported/side.webp'],
      });
    }
    const empty = `${id},,,One,,19.99,,,100,5,,,,,Text,,${picture},`;
    expect(await importTable(admin.token, `${header}\n${empty}\n`)).toEqual({
      ...nothingImported,
      changed: [2],
    });
    expect(await readDocument(tools.doc(id))).toMatchObject({ ...toolDefaults, sku });
  });

  describe.each(['', '?dryRun=true'])('with%s SKUs', (query) => {
    const row = (id: string, sku: string) => `${id},${sku},Plane,5,10,1,Text,${picture}\n`;
    const head = '_id,sku,toolName,price,available,minOrder,toolDescription,imageLink\n';

    it('refuses one that is in an earlier row, in any case', async () => {
      const [id, sku] = [await createTool(), newSku()];
      const table = `${head}${row(id, sku)}${row('', sku.toLowerCase())}${row('', ` ${sku} `)}`;
      const message = 'This SKU is already in row 2';
      expect(await importTable(admin.token, table, query)).toEqual({
        ...nothingImported,
        changed: [2],
        rejected: [
          { row: 3, column: 'sku', message },
          { row: 4, column: 'sku', message },
        ],
        warnings: [skuChange(sku)],
      });
    });

    it('refuses one that another tool has', async () => {
      const [sku, id] = [newSku(), await createTool()];
      await createTool({ sku, toolName: 'Block plane' });
      const message = `${sku} is the SKU of “Block plane”: enter another one`;
      const rejected = [{ row: 2, column: 'sku', message }];
      for (const table of [row(id, sku), row('', sku.toLowerCase())]) {
        expect(await importTable(admin.token, `${head}${table}`, query)).toEqual({
          ...nothingImported,
          rejected,
        });
      }
    });

    it('refuses to swap those of two tools', async () => {
      const [one, other] = [newSku(), newSku()];
      const ids = [
        await createTool({ sku: one, toolName: 'One' }),
        await createTool({ sku: other, toolName: 'Other' }),
      ];
      const table = `${head}${row(ids[0] ?? '', other)}${row(ids[1] ?? '', one)}`;
      expect(await importTable(admin.token, table, query)).toEqual({
        ...nothingImported,
        rejected: [
          {
            row: 2,
            column: 'sku',
            message: `${other} is the SKU of “Other”: enter another one`,
          },
          { row: 3, column: 'sku', message: `${one} is the SKU of “One”: enter another one` },
        ],
      });
      expect((await readDocument(skus.doc(one)))?.toolId).toBe(ids[0]);
    });

    it('keeps the present one, or generates one, for an empty cell', async () => {
      const sku = newSku();
      const id = await createTool({ sku });
      const table = `${head}${row(id, '')}${row('', '')}`;
      expect(await importTable(admin.token, table, query)).toEqual({
        ...nothingImported,
        changed: [2],
        created: [3],
      });
      expect((await readDocument(tools.doc(id)))?.sku).toBe(sku);
    });
  });

  it('names the column of fields that do not fit the stored ones', async () => {
    const priceBreaks = [{ minQuantity: 24, price: 18.9 }];
    const id = await createTool({ priceBreaks });
    const table = `_id,orderMultiple\n${id},7\n`;
    const message = 'Price break 1: Enter a multiple of 7: 21 or 28';
    for (const query of ['', '?dryRun=true']) {
      expect(await importTable(admin.token, table, query)).toEqual({
        ...nothingImported,
        rejected: [{ row: 2, column: 'priceBreaks', message }],
      });
    }
  });
});
