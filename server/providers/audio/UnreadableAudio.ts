/** The file is to blame; the message is what the musician reads. Trying again is of no use. */
export class UnreadableAudio extends Error {
  override name = "UnreadableAudio";
}
