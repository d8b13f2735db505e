/** The version of the API that the SDK and our emulator speak, and that events are written in; a test holds it to the SDK's own. */
export const API_VERSION = "2026-10-28.endive";
