import { StripeFailure } from '../requests/errors.ts';
import type { Answer, Route } from '../requests/http.ts';
import type { StoredSession } from '../store/objects.ts';
import type { Checkout } from './checkout.ts';
import { closedText, declinedText, missingPage, payPage } from './payPage.ts';

const path = /^\/pay\/(\w+)$/;

const successUrl = ({ session: { success_url, id } }: StoredSession): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The routes of the page on which a session is paid. */
export const paymentRoutes = (checkout: Checkout): Route[] => {
  const open = async (
    id: string,
    show: (stored: StoredSession) => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await show(checkout.find(id));
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      return { status: error.status, html: missingPage() };
    }
  };

  const pay = async (stored: StoredSession): Promise<Answer> => {
    // Stripe too redirects after the first answer of the webhook.
    await checkout.pay(stored);
    return { status: 303, location: successUrl(stored) };
  };

  const submit = (stored: StoredSession, body: string): Answer | Promise<Answer> => {
    if (closedText(stored) !== null) return { status: 409, html: payPage(stored, null) };
    if (new URLSearchParams(body).get('action') === 'pay') return pay(stored);
    return { status: 402, html: payPage(stored, declinedText) };
  };

  return [
    {
      method: 'GET',
      path,
      handle: ({ parameters: [id = ''] }) =>
        open(id, (stored) => ({ status: 200, html: payPage(stored, null) })),
    },
    {
      method: 'POST',
      path,
      handle: ({ parameters: [id = ''], body }) => open(id, (stored) => submit(stored, body)),
    },
  ];
};
