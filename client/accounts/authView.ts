/** What /auth shows; the query of the address decides (SPEC.md section 2, /auth behaviour). */
export type AuthView = "roles" | "fan" | "artist" | "login" | "code" | "forgot";
export type AuthTab = "magic" | "password";

export function viewOf(query: URLSearchParams): AuthView {
  const view = query.get("view");
  if (view === "login" || view === "code" || view === "forgot") return view;
  const type = query.get("type");
  if (type === "indee" || type === "artist") return "artist";
  const mode = query.get("mode");
  if (type === "signup" || mode === "signup" || mode === "signin") return "fan";
  return "roles";
}

/** Null where the address leaves it open. */
export function tabOf(query: URLSearchParams): AuthTab | null {
  const tab = query.get("tab");
  return tab === "password" || tab === "magic" ? tab : null;
}

/** The same address with some of its query changed; null takes a part out. */
export function withQuery(query: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === "" ? "/auth" : `/auth?${text}`;
}

/** Where the Back button leads; null on the role selection itself. */
export function backFrom(query: URLSearchParams): string | null {
  if (viewOf(query) === "code") return withQuery(query, { view: "login" });
  if (viewOf(query) === "forgot") return withQuery(query, { view: "login", tab: "password" });
  if (query.get("type") === "artist") return "/artist-landing";
  if (query.get("type") === "signup") return "/fan-landing";
  return viewOf(query) === "roles" ? null : "/auth";
}
