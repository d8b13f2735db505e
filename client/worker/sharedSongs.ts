import { SHARED } from "./ownCaches.ts";

/** Keeps the files that another app on this phone shared, and leads to the catalog, which takes them in. */
export async function receiveSongs(request: Request): Promise<Response> {
  const form = await request.formData();
  const cache = await caches.open(SHARED);
  const files = form.getAll("songs").filter((entry) => typeof entry !== "string");
  await Promise.all(
    files.map((file) =>
      cache.put(`/${crypto.randomUUID()}?name=${encodeURIComponent(file.name)}`, new Response(file)),
    ),
  );
  return Response.redirect("/catalog/tracks?shared=1", 303);
}
