import type { Kysely } from "kysely";
import type { DB } from "../../../db/tables.generated.ts";

export class PowerGone extends Error {}

/** A database whose every transaction ends with the server: before its commit, so that nothing stands, or after it, unheard. */
export function cutOff(db: Kysely<DB>, when: "before" | "after"): Kysely<DB> {
  return new Proxy(db, {
    get(target, name) {
      if (name !== "transaction") {
        const given: unknown = Reflect.get(target, name, target);
        return typeof given === "function" ? given.bind(target) : given;
      }
      return () => ({
        async execute(does: (trx: never) => Promise<unknown>) {
          const answer = await target.transaction().execute(async (trx) => {
            const done = await does(trx as never);
            if (when === "before") throw new PowerGone();
            return done;
          });
          if (when === "after") throw new PowerGone();
          return answer;
        },
      });
    },
  });
}
