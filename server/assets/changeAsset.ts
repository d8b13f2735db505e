import type { Selectable, Transaction } from "kysely";
import { lockAsset } from "../../db/assets/assets.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";

/** Changes an asset under the lock of its row, and says so. Throws NotFound for one of somebody else. Returns its id. */
export async function changeAsset(
  context: Context,
  id: string,
  act: (trx: Transaction<DB>, asset: Selectable<DB["asset"]>) => Promise<void>,
): Promise<{ assetId: string }> {
  const { db, services } = context;
  const workspaceId = await db.transaction().execute(async (trx) => {
    const asset = await lockAsset(trx, id, workspacesOf(signedIn(context)));
    if (!asset) throw new NotFound();
    await act(trx, asset);
    return asset.workspaceId;
  });
  services.events.publish("assetChanged", workspaceId, { assetId: id });
  return { assetId: id };
}
