/** The limits of the contract. Lengths are UTF-16 code units, money is in dollars. */
export const limits = {
  pageSize: { default: 50, max: 100 },
  bodyBytes: 100 * 1024,
  csv: { bytes: 20 * 1024 * 1024, rows: 50_000, columns: 50, cell: 32_767, messages: 30_000 },
  phoneDigits: 11,
  price: { max: 1_000_000 },
  stock: { max: 10_000_000 },
  total: { max: 10_000_000_000_000 },
  stockNote: 200,
  toolName: 120,
  toolDescription: 4_000,
  search: { length: 100, termLength: 20, terms: 2_000 },
  orderAddress: 500,
  displayName: 120,
  education: 200,
  location: 200,
  url: 2_048,
  email: 254,
  reviewText: 2_000,
  rating: { min: 1, max: 5 },
  idempotencyKey: 200,
  documentId: 1_500,
  overview: { days: 30, tools: 20, lowStock: 10 },
  lowStock: 100,
  pictureBytes: 5 * 1024 * 1024,
} as const;

/** The picture formats that Storage accepts. No SVG: it can contain scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
