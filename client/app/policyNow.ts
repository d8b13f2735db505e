/** How a list that is shown again asks: what is held at once and then the server, and nobody where there is no connection. */
export function policyNow(): "store-and-network" | "store-or-network" {
  return navigator.onLine ? "store-and-network" : "store-or-network";
}
