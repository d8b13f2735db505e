/** Where somebody looks after their payouts: of a studio, or of their own shares. */
export function pageOfPayee(publicUrl: string, isPerson: boolean): string {
  return `${publicUrl}${isPerson ? "/settings/shares" : "/finances/payouts"}`;
}
