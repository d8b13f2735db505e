import { CLIENT_ADDRESS_HEADER } from "./auth.ts";

/** A request's headers for the sign-in library, with the address as our own socket saw it over whatever a client sent. */
export function addressed(headers: Headers, address: string | undefined): Headers {
  const own = new Headers(headers);
  if (address) own.set(CLIENT_ADDRESS_HEADER, address);
  else own.delete(CLIENT_ADDRESS_HEADER);
  return own;
}
