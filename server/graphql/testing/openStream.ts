import type { TestServer } from "../../testing.ts";

/** Opens a stream of a workspace's news over HTTP as a person. Text of one's own is for superadmins; what a stream says is everybody's. */
export async function openStream(
  server: TestServer,
  userId: string,
  query: string,
  workspaceId: string,
): Promise<Response> {
  const id = Buffer.from(`Workspace:${workspaceId}`).toString("base64");
  return server.app.request("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      "x-levare": "1",
      cookie: await server.cookieFor(userId),
    },
    body: JSON.stringify({ query, variables: { id } }),
  });
}
