import type { PreviewWidth } from "../../domain/assets/assetFiles.ts";

/** Where a file is downloaded, by the id of its version. */
export function fileAddress(versionId: string): string {
  return `/api/assets/${versionId}`;
}

export function previewAddress(versionId: string, width: PreviewWidth): string {
  return `${fileAddress(versionId)}/preview/${width}`;
}

export function listenAddress(versionId: string): string {
  return `${fileAddress(versionId)}/listen`;
}
