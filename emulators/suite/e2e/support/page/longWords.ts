import { expect, type Page, type Route } from '@playwright/test';

/** A word that is wider than a phone. */
export const longWord = 'Hobelmesser'.repeat(6);

/** The fields of responses in which people write. */
const written = new Set(
  `address body by byEmail carrier city company companyName content customer description details
  displayName education email extra invitedBy invoiceEmail label location message name note
  orderAddress payerName person phone phoneNumber poNumber position postcode reason reference
  region registrationNumber replyTo reviewText reviewerEmail reviewerName sku street subject
  summary taxId text title to toolDescription toolName trackingNumber userEmail userName`.split(
    /\s+/,
  ),
);

const lengthened = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') {
    return written.has(field) ? `${value}${longWord}` : value;
  }
  if (Array.isArray(value)) return value.map((one) => lengthened(one, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [name, lengthened(content, name)]),
  );
};

/**
 * Ends what people write with a word that is wider than a phone, in all responses of the API.
 * Resolves to a function that waits until no response is expected.
 */
export const lengthenWords = async (page: Page): Promise<() => Promise<void>> => {
  let pending = 0;
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('application/json') ?? false;
    if (!isJson || !response.ok()) return route.fulfill({ response });
    await route.fulfill({ response, json: lengthened(await response.json()) });
  };
  await page.route(/\/api\//, async (route) => {
    pending += 1;
    await answer(route).finally(() => {
      pending -= 1;
    });
  });
  return () => expect.poll(() => pending).toBe(0);
};
