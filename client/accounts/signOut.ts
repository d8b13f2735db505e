import { forgetPersonal } from "../app/personalShelf.ts";
import { forgetKept } from "../app/pwa/forgetKept.ts";
import type { Session } from "../app/Session.ts";
import { postAuth } from "./authApi.ts";

/** Ends the session and returns to / (SPEC.md section 2, Shell). Rejects when the server could not be told. */
export async function signOut(session: Session): Promise<void> {
  const answer = await postAuth("sign-out", {});
  if (!answer.isDone) throw new Error(answer.told?.message);
  forgetPersonal();
  await forgetKept();
  session.restart("/");
}
