import { newId } from "../../db/ids.ts";
import { aPaidSale } from "../../server/sales/testing/aPaidSale.ts";
import { aTaxedStudio } from "../../server/taxes/testing/aTaxedStudio.ts";
import type { TestServer } from "../../server/testing.ts";
import { atLibrary, atPlaylist } from "./playlistScenes.ts";
import {
  aMember,
  anOwner,
  atCalendar,
  atDraft,
  atOwnAgent,
  atPerson,
  atRelease,
  atSplit,
  atStudio,
  atTalk,
  type Scene,
} from "./scenes.ts";

/** What stands before a verb that nobody can take back: whom it asks, where, and in which words. */
export const QUESTIONS: Record<string, (server: TestServer) => Promise<Scene>> = {
  releaseNow: (server) =>
    atRelease(server, "ready", {
      press: ["Release now"],
      title: "Release Undertow now?",
      follows: "whoever has heard it has heard it",
      yes: "Release it",
    }),
  withdrawRelease: (server) =>
    atRelease(server, "live", {
      press: ["Withdraw"],
      title: "Withdraw Undertow?",
      follows: "Nobody outside your studio will be able to hear it",
      yes: "Withdraw release",
    }),
  deleteRelease: (server) =>
    atRelease(server, "draft", {
      press: ["More about Undertow", "Delete"],
      title: "Delete Undertow?",
      follows: "Its tracks stay in your catalog",
      yes: "Delete release",
    }),
  clearListeningHistory: (server) =>
    atLibrary(server, {
      place: "/library?tab=history",
      press: ["Clear history"],
      title: "Clear your history?",
      follows: "Artists keep their numbers",
      yes: "Clear history",
    }),
  deletePlaylist: (server) =>
    atPlaylist(server, {
      press: ["More about Evening", "Delete"],
      title: "Delete Evening?",
      follows: "It is gone for everybody who fills or reads it",
      yes: "Delete playlist",
    }),
  leavePlaylist: (server) =>
    atPlaylist(server, {
      isFriend: true,
      press: ["Together", "Leave"],
      title: "Leave Evening?",
      follows: "To come back you need a link again",
      yes: "Leave playlist",
    }),
  removePlaylistCollaborator: (server) =>
    atPlaylist(server, {
      press: ["Share", "Remove Leo Park"],
      title: "Remove Leo Park?",
      follows: "What they added stays in it",
      yes: "Remove from the playlist",
    }),
  revokePlaylistInvitation: (server) =>
    atPlaylist(server, {
      press: ["Share", "End the link"],
      title: "End this link?",
      follows: "Whoever joined stays",
      yes: "End the link",
    }),
  removeMember: async (server) => {
    const { userId, studioId } = await anOwner(server);
    await aMember(server, studioId);
    return {
      userId,
      place: "/settings/team",
      press: ["More about Leo Park", "Remove from the team"],
      title: "Remove Leo Park?",
      follows: "To come back they need a new invitation",
      yes: "Remove from the team",
    };
  },
  setMemberOwner: async (server) => {
    const { userId, studioId } = await anOwner(server);
    await aMember(server, studioId, true);
    return {
      userId,
      place: "/settings/team",
      press: ["More about Mara Lune", "Remove as owner"],
      title: "Give up ownership of Lune Room?",
      follows: "Only another owner can make you one again",
      yes: "Give up ownership",
    };
  },
  revokeInvitation: async (server) => {
    const { userId, studioId: workspaceId } = await anOwner(server);
    const invitation = {
      id: newId(),
      workspaceId,
      email: "leo@example.test",
      role: "manager",
      tokenHash: newId(),
    };
    const expiresAt = new Date(Date.now() + 86_400_000);
    await server.db
      .insertInto("invitation")
      .values({ ...invitation, expiresAt })
      .execute();
    return {
      userId,
      place: "/settings/team",
      press: ["Revoke the invitation of leo@example.test"],
      title: "Revoke the invitation of leo@example.test?",
      follows: "we do not tell them",
      yes: "Revoke",
    };
  },
  leaveWorkspace: async (server) => {
    const { userId, studioId } = await anOwner(server);
    await aMember(server, studioId, true);
    return {
      userId,
      place: "/settings/danger",
      press: ["Leave Lune Room"],
      title: "Leave Lune Room?",
      follows: "To come back you need a new invitation",
      yes: "Leave the studio",
    };
  },
  deleteWorkspace: async (server) => ({
    userId: (await anOwner(server)).userId,
    place: "/settings/danger",
    press: ["Delete Lune Room"],
    title: "Delete Lune Room?",
    follows: "Type the name of the studio to delete it",
    yes: "Delete the studio",
    type: ["Name of the studio", "Lune Room"],
  }),
  revokeSession: async (server) => {
    const { userId } = await anOwner(server);
    await server.cookieFor(userId);
    return {
      userId,
      place: "/settings/account",
      press: [/^Sign out /],
      title: "Sign out Unknown program?",
      follows: "unsaved work there is lost",
      yes: "Sign out there",
    };
  },
  revokeOtherSessions: async (server) => {
    const { userId } = await anOwner(server);
    await server.cookieFor(userId);
    return {
      userId,
      place: "/settings/account",
      press: ["Sign out everywhere else"],
      title: "Sign out everywhere else?",
      follows: "You stay signed in here",
      yes: "Sign out everywhere else",
    };
  },
  createCalendarFeed: (server) =>
    atCalendar(server, {
      press: ["In your calendar", "Create a new address"],
      title: "Create a new address?",
      follows: "The old address stops working right away",
      yes: "Create a new address",
    }),
  revokeCalendarFeed: (server) =>
    atCalendar(server, {
      press: ["In your calendar", "Revoke the address"],
      title: "Revoke the address?",
      follows: "It cannot be reopened",
      yes: "Revoke the address",
    }),
  signOutUser: (server) =>
    atPerson(server, {
      press: ["Sign out everywhere"],
      title: "Sign Noa Vega out everywhere?",
      follows: "They can sign in again",
      yes: "Sign out everywhere",
    }),
  suspendUser: (server) =>
    atPerson(server, {
      press: ["Suspend"],
      title: "Suspend Noa Vega",
      follows: "All sessions end right away",
      yes: "Suspend",
      type: [/Reason/, "Forty equal comments"],
    }),
  changeUserRole: (server) =>
    atPerson(server, {
      press: ["Change role"],
      title: "Change the role of Noa Vega",
      follows: "The change applies from their next click",
      yes: "Change role",
      type: [/Reason/, "They asked for it"],
    }),
  suspendWorkspace: (server) =>
    atStudio(server, {
      press: ["Suspend"],
      title: "Suspend ROOM",
      follows: "Nobody can work in it until you lift the suspension",
      yes: "Suspend",
      type: [/Reason/, "Stolen songs"],
    }),
  changeWorkspaceTier: (server) =>
    atStudio(server, {
      press: ["Change plan"],
      title: "Change the plan of ROOM",
      follows: "costs nothing",
      yes: "Change plan",
      type: [/Reason/, "A gift"],
    }),
  transferWorkspace: (server) =>
    atStudio(server, {
      press: ["Transfer ownership"],
      title: "Transfer ROOM",
      follows: "The new owner pays for the plan",
      yes: "Transfer ownership",
      type: [/Reason/, "They sold it"],
    }),
  refundSale: async (server) => {
    const { userId, studioId } = await anOwner(server);
    const sale = await aPaidSale(server.db, studioId);
    return {
      userId,
      place: `/finances/sales/${sale}`,
      press: ["Refund"],
      title: "Refund",
      follows: "It cannot be taken back",
      yes: "Give back $10.00",
    };
  },
  sendSplitSheet: (server) =>
    atSplit(server, {
      press: ["Send for signatures"],
      title: "Send the split of Harbour?",
      follows: "Leo Park will get an email with a link to sign",
      yes: "Send",
    }),
  discardSplitSheet: (server) =>
    atSplit(server, {
      press: ["Discard draft"],
      title: "Discard this draft?",
      follows: "Versions you already sent stay as they are",
      yes: "Discard draft",
    }),
  endAccountantLink: async (server) => {
    const { userId, id: workspaceId, mutate } = await aTaxedStudio(server);
    await mutate("inviteAccountant", { workspaceId, name: "Ana Ruiz", years: [2026], days: 30 });
    return {
      userId,
      place: "/finances/taxes?part=accountant",
      press: ["End the link of Ana Ruiz"],
      title: "End the link of Ana Ruiz?",
      follows: "Ana Ruiz can no longer read your years or download their files",
      yes: "End link",
    };
  },
  sendBroadcast: (server) =>
    atDraft(server, {
      press: ["Send…"],
      title: "Send the announcement",
      follows: "Once sending starts, it cannot be stopped",
      yes: "Send now",
    }),
  deleteBroadcast: (server) =>
    atDraft(server, {
      press: ["Delete"],
      title: "Delete this draft?",
      follows: "What you wrote will be gone for good",
      yes: "Delete the draft",
    }),
  deleteAgent: (server) =>
    atOwnAgent(server, {
      press: ["More about Tour Scout", "Delete"],
      title: "Delete Tour Scout?",
      follows: "Your conversations with it will be gone for good",
      yes: "Delete assistant",
    }),
  deleteConversation: (server) =>
    atTalk(server, {
      press: ["Delete conversation: What is due?"],
      title: "Delete this conversation?",
      follows: "What you asked and what was answered will be gone for good",
      yes: "Delete the conversation",
    }),
};
