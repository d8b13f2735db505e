import { wordOf } from "../app/readableAddress.ts";

/** Where a person is opened beside everybody. */
export function personAddress(id: string, name: string): string {
  return lineAddress("/admin/users", id, name);
}

/** Where a workspace is opened beside all of them. */
export function studioAddress(id: string, name: string): string {
  return lineAddress("/admin/workspaces", id, name);
}

/** A page of the administration with one of its lines opened. */
export function lineAddress(page: string, id: string, name: string): string {
  return `${page}?open=${wordOf(id, name)}`;
}
