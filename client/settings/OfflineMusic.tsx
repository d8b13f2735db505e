/** The seat of the list of music that is saved for listening without a connection. */
export function OfflineMusic() {
  return null;
}
