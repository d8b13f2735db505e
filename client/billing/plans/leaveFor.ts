/** Leaves this page for one of the payment provider's. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
