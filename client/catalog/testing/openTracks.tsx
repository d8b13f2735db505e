import { Notifications } from "@mantine/notifications";
import { act } from "@testing-library/react";
import localforage from "localforage";
import { Outlet } from "react-router";
import { createMockEnvironment } from "relay-test-utils";
import { songId } from "../../testing/serverId.ts";
import "../../__generated__/TracksScreenQuery.graphql.ts";
import { UpgradeProvider } from "../../billing/UpgradeProvider.tsx";
import { aViewer } from "../../testing/openApp.tsx";
import { renderAt } from "../../testing/renderAt.tsx";
import { catalogRoutes } from "../routes.ts";
import { UploadTray } from "../UploadTray.tsx";
import { uploadsOf } from "../uploads.ts";
import { TusServer } from "./tusServer.ts";

/** tus believes to be in Node here, where it cannot read a File. */
const fileReader = {
  openFile: async (file: File) => ({
    size: file.size,
    slice: async (start: number, end: number) => ({ value: file.slice(start, end), done: end >= file.size }),
    close: () => {},
  }),
};

/** A ready track; a test changes what it is about. */
export function aTrack(facts: Record<string, unknown> = {}) {
  return {
    __typename: "Track",
    id: songId("tide"),
    title: "Tide",
    artistNames: ["Nova"],
    genre: "electronic",
    mood: null,
    bpm: 120,
    key: "Am",
    isrc: null,
    duration: 200,
    visibility: "private",
    state: "ready",
    progress: null,
    failure: null,
    coverUrl: "/covers/tide",
    version: 1,
    measurement: null,
    sameRecordings: [],
    createdAt: "2026-11-01T10:00:00.000Z",
    ...facts,
  };
}

interface Studio {
  tracks?: ReturnType<typeof aTrack>[];
  uploads?: Record<string, unknown>[];
  hasNextPage?: boolean;
  server?: TusServer;
  path?: string;
}

function screenData({ tracks = [aTrack()], uploads = [], hasNextPage = false }: Studio) {
  return {
    data: {
      viewer: {
        id: "nova",
        workspace: {
          __typename: "Workspace",
          id: "studio",
          tracksUploaded: 3,
          trackAllowance: 5,
          artists: [{ id: "nova-artist", name: "Nova" }],
          savedViews: [],
          rememberedHeadings: [],
          uploads: uploads.map((upload) => ({ id: `gid-${String(upload.uploadId)}`, ...upload })),
          tracks: {
            totalCount: tracks.length,
            edges: tracks.map((node) => ({ cursor: node.id, node })),
            pageInfo: { endCursor: tracks.at(-1)?.id ?? null, hasNextPage },
          },
        },
      },
    },
  };
}

export async function forgetUploads(): Promise<void> {
  await localforage.createInstance({ name: "levare-uploads-nova" }).clear();
}

/** Opens /catalog/tracks the way an artist does, with the upload tray beside it. */
export async function openTracks(studio: Studio = {}) {
  const relay = createMockEnvironment();
  const server = studio.server ?? new TusServer();
  uploadsOf(relay as never, "nova", { httpStack: server, fileReader, fingerprint: async () => "" });
  const routes = [
    {
      element: (
        <UpgradeProvider>
          <Outlet />
          <UploadTray />
          <Notifications />
        </UpgradeProvider>
      ),
      children: catalogRoutes(relay as never),
    },
  ];
  const view = renderAt(studio.path ?? "/catalog/tracks", routes, relay as never, aViewer());
  await act(async () => {});
  await answerWith(relay, "TracksScreenQuery", screenData(studio));
  return { ...view, relay, server, answer: (name: string, data: unknown) => answerWith(relay, name, data) };
}

export type TestRelay = ReturnType<typeof createMockEnvironment>;

/** Answers the oldest open operation of that name. */
export async function answerWith(relay: TestRelay, name: string, payload: unknown): Promise<void> {
  await act(async () => {
    const operation = relay.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === name);
    if (!operation) throw new Error(`Nobody asked ${name}`);
    if (name.endsWith("Subscription")) relay.mock.nextValue(operation, payload as never);
    else relay.mock.resolve(operation, payload as never);
  });
}

/** What the most recent operation of that name was asked with. */
export function askedWith(relay: TestRelay, name: string) {
  const operation = relay.mock
    .getAllOperations()
    .findLast(({ request }) => request.node.operation.name === name);
  return operation?.request.variables as Record<string, unknown> | undefined;
}
