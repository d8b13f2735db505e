const PLACE = /^\/@([^/]+)\/?$/;

/** The handle in the address of somebody's page; null for any other address. */
export function handleIn(pathname: string): string | null {
  const [, handle] = PLACE.exec(pathname) ?? [];
  if (handle === undefined) return null;
  try {
    return decodeURIComponent(handle).toLowerCase();
  } catch {
    // A "%" that encodes nothing is nobody's handle.
    return handle.toLowerCase();
  }
}

export function addressOf(handle: string): string {
  return `/@${handle}`;
}
