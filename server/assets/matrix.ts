import { aFileOfAsset, anAsset, anAssetLink, aSharedFile } from "../graphql/matrix/assetThings.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import { EVERYONE, MEMBERS, MEMBERS_ON_A_PLAN } from "../graphql/matrix/letters.ts";

export const assetsRows: Record<string, Row> = {
  "Node.Asset": { input: async (kit, db) => ({ id: await anAsset(db, kit) }) },
  "Node.AssetLink": { input: async (kit, db) => ({ id: (await anAssetLink(db, kit)).id }) },
  "Subscription.assetChanged": {},
  "Mutation.editAsset": {
    input: async (kit, db) => ({ id: await anAsset(db, kit), revision: 1, name: "Pier" }),
  },
  "Mutation.setAssetAccess": {
    own: MEMBERS_ON_A_PLAN,
    input: async (kit, db) => ({ ids: [await anAsset(db, kit)], access: "public" }),
  },
  "Mutation.setAssetAccess private": {
    input: async (kit, db) => ({ ids: [await anAsset(db, kit, { access: "public" })], access: "private" }),
  },
  "Mutation.deleteAsset": { input: async (kit, db) => ({ id: await anAsset(db, kit) }) },
  "Mutation.restoreAsset": {
    input: async (kit, db) => ({ id: await anAsset(db, kit, { deletedAt: new Date() }) }),
  },
  "Mutation.createAssetLink": {
    input: async (kit, db) => ({
      ...{ assetId: await anAsset(db, kit), days: 7, label: "Press", allowsDownload: true },
    }),
  },
  "Mutation.revokeAssetLink": { input: async (kit, db) => ({ id: (await anAssetLink(db, kit)).id }) },
  // A place is taken in the asker's own studio; a plan that has ended has none. Continuing needs the first request's answer.
  "ALL /uploads/*": {
    own: MEMBERS_ON_A_PLAN,
    closedBy: [402, 403],
    request: ({ workspace }) => ({
      path: "/uploads",
      method: "POST",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-length": "10",
        "upload-metadata": `filename ${btoa("tide.wav")},workspaceId ${btoa(workspace)}`,
      },
    }),
  },
  "GET /api/assets/:version": {
    own: MEMBERS,
    request: async (kit, server) => ({ path: await aFileOfAsset(kit, server), method: "GET" }),
  },
  "GET /api/assets/:version/preview/:width": {
    own: MEMBERS,
    request: async (kit, server) => ({
      path: `${await aFileOfAsset(kit, server)}/preview/320`,
      method: "GET",
    }),
  },
  "GET /api/assets/:version/listen": {
    own: MEMBERS,
    request: async (kit, server) => ({ path: `${await aFileOfAsset(kit, server)}/listen`, method: "GET" }),
  },
  "HEAD /api/assets/:version": {
    own: MEMBERS,
    request: async (kit, server) => ({ path: await aFileOfAsset(kit, server), method: "HEAD" }),
  },
  "HEAD /api/assets/:version/preview/:width": {
    own: MEMBERS,
    request: async (kit, server) => ({
      path: `${await aFileOfAsset(kit, server)}/preview/320`,
      method: "HEAD",
    }),
  },
  "HEAD /api/assets/:version/listen": {
    own: MEMBERS,
    request: async (kit, server) => ({ path: `${await aFileOfAsset(kit, server)}/listen`, method: "HEAD" }),
  },
  "GET /api/assets/:version public": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({
      path: await aFileOfAsset(kit, server, { access: "public" }),
      method: "GET",
    }),
  },
  // The secret in the address is the right; whoever carries it need not be signed in.
  "GET /s/:token": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: await aSharedFile(kit, server), method: "GET" }),
  },
  "GET /s/:token/picture": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `${await aSharedFile(kit, server)}/picture`, method: "GET" }),
  },
  "GET /s/:token/listen": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `${await aSharedFile(kit, server)}/listen`, method: "GET" }),
  },
  "HEAD /s/:token/listen": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `${await aSharedFile(kit, server)}/listen`, method: "HEAD" }),
  },
  "GET /s/:token/file": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `${await aSharedFile(kit, server)}/file`, method: "GET" }),
  },
  "HEAD /s/:token/file": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `${await aSharedFile(kit, server)}/file`, method: "HEAD" }),
  },
};
