import { findPasswordHash } from "../../db/accounts/passwords.ts";
import type { Context } from "../graphql/context.ts";

/** The sign-in library's own hash of a password, so that signing in goes on to know it. */
export async function hashPassword({ services }: Context, password: string): Promise<string> {
  return (await services.auth.$context).password.hash(password);
}

/** How a typed password stands to a person's own: right, wrong, or there is none to compare with. */
export async function judgePassword(
  { db, services }: Context,
  userId: string,
  password: string,
): Promise<"right" | "wrong" | "none"> {
  const hash = await findPasswordHash(db, userId);
  if (!hash) return "none";
  const isRight = await (await services.auth.$context).password.verify({ hash, password });
  return isRight ? "right" : "wrong";
}
