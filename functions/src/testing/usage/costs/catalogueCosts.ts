import type { Cost } from './cost.ts';

/** The costs of calls about tools and the catalogue. */
export const catalogueCosts: readonly Cost[] = [
  {
    of: '`GET /tools` (other orders), `GET /reviews`: CDN hit · miss · again within 5 s',
    minimum: '0 F · 1 R · –',
    ours: '0 F · (p+1) R · 0 R',
  },
  { of: '`GET /tool/{id}`, or its page, on a CDN miss', minimum: '1 R', ours: '1 R' },
  {
    of: "the catalogue's page: CDN hit · miss · again within 5 s",
    minimum: '0 F · 1 R · –',
    ours: '0 F · at most (p+2) R, plus changed index documents · 0 R',
  },
  {
    of: 'sitemap: CDN hit · within an hour · miss, with t tools',
    minimum: '–',
    ours: '0 F · 0 R · t R',
  },
  {
    of: '`GET /catalogue`, `GET /tools` by relevance or popularity, as a visitor · again within 5 s',
    minimum: '–',
    ours: 'at most (p+2) R, plus changed index documents · 0 R',
  },
  {
    of: 'the same, signed in · first of an instance',
    minimum: '–',
    ours: '(p+1) R, plus changed index documents · 35 R more',
  },
  {
    of: '`GET /tools/missing` · `GET /tools` of tools that lack something',
    minimum: '–',
    ours: '1 R for changes of the index, plus changed documents · p R more',
  },
  {
    of: '`GET /suggestions`, as a visitor · again within 5 s · signed in · with the number of an order · a SKU with a quantity · without words',
    minimum: '–',
    ours: 'at most 8 R, plus changed index documents · 0 R · the same · 1 R more · at most 2 R more · 0 R',
  },
  {
    of: '`GET /synonyms` · `PUT /synonyms` · nothing to change or refused',
    minimum: '1 R · 1 W · 0',
    ours: '1 R · 1 R 2 W · 1 R',
  },
  {
    of: '`GET /attributes` · again within 5 s, as a visitor · `POST /attribute` · retry with the same key',
    minimum: '1 R · 0 · 2 W · 0',
    ours: '1 R · 0 R · 1 R 4 W · 1 R',
  },
  {
    of: '`PUT /attribute/{id}` · with a removed choice · stale version or unchanged · `DELETE /attribute/{id}` · in use',
    minimum: '1 R 2 W · 1 R 2 W · 1 R · 1 R 2 W · 1 R',
    ours: '2 R 3 W · 3 R 3 W · 1 R · 4 R 3 W · 4 R',
  },
  {
    of: '`GET /families` · `GET /family/{id}` of n sizes, as a visitor · again within 5 s · signed in',
    minimum: '–',
    ours: 'at most (p+1) R · (n+1) R, and 1 R for attributes every 5 s · 0 R · (n+1) R, and those of agreed prices',
  },
  {
    of: '`POST /family` with n sizes · retry with the same key',
    minimum: '(n+1) R (n+1) W · 0',
    ours: '(n+2) R (n+5) W; 1 R 1 W more with a second axis · (n+3) R',
  },
  {
    of: '`PUT /family/{id}` with n sizes, of which k are added or removed · without a change of sizes · stale version or unchanged · `DELETE /family/{id}`',
    minimum: '(n+2) R (k+1) W · 1 R 1 W · 1 R · (n+1) R (n+1) W',
    ours: '(n+2) R (k+2) W; with other axes, all n sizes and these are written; 1 R 1 W more with another name or picture · 1 R 2 W · 1 R · (n+2) R (n+3) W',
  },
  {
    of: '`GET /families.csv`, per family with n sizes · `POST /families.csv`: row unchanged · changed, with n edited sizes',
    minimum: '–',
    ours: '(n+1) R · 1 R · (n+1) R and an update',
  },
  {
    of: 'a tool with values of attributes: created, or changed in these or its category · a size of a family, or its deletion',
    minimum: '–',
    ours: '1 R more · another 1 R, and 1 W if its size changes',
  },
  {
    of: '`GET /tool/{id}/related`',
    minimum: '–',
    ours: 'at most 8 R, plus 1 R for changes of the index',
  },
  {
    of: '`GET /tool/{id}/relations`, with n tools · again within 5 s, as a visitor',
    minimum: '–',
    ours: '(n+1) R, plus at most 2 R for further successors · 0 R',
  },
  {
    of: 'a tool created or changed: with a new GTIN · with another one · with n tools in changed relations · with a new successor',
    minimum: '–',
    ours: '1 R 1 W more · 2 R 2 W more · n R more · at most 6 R 1 W more, plus 1 R for each tool before it',
  },
  {
    of: '`GET /home`: CDN hit · miss · again within 5 s',
    minimum: '0 F · 1 R · –',
    ours: '0 F · 1 R · 0 R',
  },
  {
    of: 'the first time after a change of what it shows, or after 5 min',
    minimum: '–',
    ours: '18 R 1 W, plus changed index documents',
  },
  { of: '`GET /ratings` · again within 5 s', minimum: '1 R · –', ours: '1 R · 0 R' },
  { of: '`GET /health` · `GET /openapi.json`', minimum: '1 R · 0', ours: '1 R · 0' },
  {
    of: 'search for one word · for several (orders, invoices, users, quotes, inquiries, tools by an explicit order)',
    minimum: '–',
    ours: '(p+1) R · at most 10 (p+1) R',
  },
  { of: '`POST /tool` · with a key · again', minimum: '–', ours: '1 R 4 W · the same · 2 R' },
  {
    of: '`PUT /tool/{id}` · with stock · with SKU',
    minimum: '–',
    ours: '1 R 2 W · 1 R 3 W · 2 R 3 W',
  },
  {
    of: '`PUT /tools` of n tools · with stock · a retry · a dry run of attributes in m families',
    minimum: '–',
    ours: 'n R 2n W · n R 3n W · n R · 2n+m R',
  },
  {
    of: '`DELETE /tool/{id}`',
    minimum: '–',
    ours: '6 R 4 W, and an update of each tool that refers to it',
  },
  { of: 'each picture that a tool no longer shows, after the first', minimum: '–', ours: '1 R' },
  { of: '`POST /tool/{id}/stock` · with a key', minimum: '–', ours: '1 R 3 W · the same' },
  { of: '`GET /tool/{id}/stock`', minimum: 'p R', ours: '(p+1) R, at least 1' },
  {
    of: '`PUT /tool/{id}/alert` · again · `DELETE /tool/{id}/alert` · `GET /alerts`',
    minimum: '1 W · 0 · 1 W · n R',
    ours: '7 R 2 W · 4 R · 1 R 1 W · n R, at least 1, and those of agreed prices',
  },
  {
    of: '`GET /tools.csv`, `GET /returns.csv`',
    minimum: '–',
    ours: '1 R per row',
  },
  {
    of: '`GET /orders.csv`, `GET /user/{email}/orders.csv` · `GET /invoices.csv` · `GET /payments.csv`, with n documents of k orders and p payments of those that are paid',
    minimum: '(n+p) R',
    ours: '(n+p) R · (n+k+p) R · (n+k) R; 1 R more for each company and 300 documents, and for each 30 paid orders without an entry',
  },
  {
    of: '`GET /journal.csv` of d documents and n payments of k orders',
    minimum: '(d+n) R',
    ours: '(d+n+1) R, at least 3, and at most one more for each of the k orders, each company and 300 payments',
  },
  {
    of: '`POST /tools.csv`: row unchanged · changed · new',
    minimum: '–',
    ours: '1 R · an update plus 1 R · a new tool',
  },
  {
    of: 'dry run of an import: row · with another SKU · one that is taken',
    minimum: '–',
    ours: '1 R (new: 0) · 1 R more · 2 R more',
  },
  {
    of: 'an import without `_id`: row with a stored SKU · with a new one, per 30',
    minimum: '–',
    ours: 'as above · 1 R more',
  },
  {
    of: 'a new SKU of digits alone, in an import',
    minimum: '–',
    ours: '1 R more, for SKUs from which a spreadsheet may have made it',
  },
  {
    of: '`GET /tool/{id}/document/{documentId}` · `POST /tool/{id}/documents`, `PUT /tool/{id}/documents`, `DELETE /tool/{id}/document/{documentId}` · a repetition, or a refused file',
    minimum: '1 R · 1 R 2 W · 1 R',
    ours: '1 R · 1 R 2 W · 1 R',
  },
  {
    of: '`GET /documents` of n tools: as a visitor · signed in',
    minimum: 'n R',
    ours: 'n R · n R, and those of agreed prices',
  },
  { of: 'upload a picture or a document, by `storage.rules`', minimum: '–', ours: '1 R' },
];
