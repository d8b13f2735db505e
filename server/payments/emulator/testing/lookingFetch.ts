import { type Exchange, exchangeOf } from "../api.ts";

/** Asks as the SDK wishes, and tells each exchange to whoever looks. */
export function lookingFetch(
  ask: (request: Request) => Promise<Response>,
  look: (exchange: Exchange) => void,
): (url: any, init: any) => Promise<Response> {
  return async (url, init) => {
    const request = new Request(url, init);
    const asked = await request.clone().text();
    const response = await ask(request);
    look(exchangeOf(request, asked, response.status, await response.clone().json()));
    return response;
  };
}
