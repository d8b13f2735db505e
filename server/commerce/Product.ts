import { findProducts, type ProductRow } from "../../db/commerce/products.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";

export const Product = builder.loadableNodeRef("Product", {
  id: { resolve: (product: ProductRow) => product.id },
  load: (ids: string[], { db, viewer }) => findProducts(db, ids, workspacesOf(viewer)),
  sort: (product: ProductRow) => product.id,
});

Product.implement({
  description: "Something an artist sells.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    sku: t.exposeString("sku"),
    name: t.exposeString("name"),
    price: t.exposeInt("priceMinor", { description: "In minor units of `currency`." }),
    currency: t.exposeString("currency", { description: "ISO 4217." }),
    mediaUrl: t.string({ resolve: ({ mediaKey, id, genre }) => coverUrl(mediaKey, id, genre) }),
    type: t.exposeString("type", { description: "DIGITAL or PHYSICAL." }),
    inventory: t.exposeInt("inventory", { nullable: true, description: "Null when it never runs out." }),
    workspaceId: t.id({ resolve: (product) => encodeGlobalID("Workspace", product.workspaceId) }),
  }),
});
