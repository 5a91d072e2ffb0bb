const catalogue = '/dashboard/customers/:payerId/catalogue';

const catalogueOf = (payerId: string): string =>
  catalogue.replace(':payerId', encodeURIComponent(payerId));

/** The pages on which staff see the shop as a customer. Only they load these paths. */
export const previewPaths = {
  catalogue: { path: catalogue, href: catalogueOf },
  family: {
    path: `${catalogue}/families/:id`,
    href: (payerId: string, id: string) =>
      `${catalogueOf(payerId)}/families/${encodeURIComponent(id)}`,
  },
  tool: {
    path: `${catalogue}/:id`,
    href: (payerId: string, id: string) => `${catalogueOf(payerId)}/${encodeURIComponent(id)}`,
  },
};
