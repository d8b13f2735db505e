/** How somebody gets back from what a press did, or why no one presses it by mistake. */
export type WayBack =
  /** A dialog names what follows before anything is sent; where the test of that stands. */
  | { asks: string }
  /** A toast offers the way back, which is this mutation. */
  | { undo: string }
  /** Another press on the same screens turns it back, with this mutation. */
  | { back: string }
  /** Nothing is sent that the person has not written there, under words that say what it is for. */
  | { typed: string }
  /** Nothing is lost and nobody is told; why. */
  | { harmless: string }
  /** No screen sends it: programs do. */
  | { noScreen: string };

/** Of routes whose press stands under the name of its mutation. */
const CARRIES = { harmless: "what it carries is the verb of a mutation of this list" };

const ASKS = { asks: "e2e/questions/questions.ts" };

/**
 * Every mutation, and every route that writes, in one of these classes. A new one stands here before it can be asked: the test
 * beside this file holds the list against the schema and the routes.
 */
export const WAYS_BACK: Record<string, WayBack> = {
  // Accounts and sessions
  beginSecondFactor: { typed: "the password; nothing is asked for until a first code was right" },
  cancelEmailChange: { back: "requestEmailChange" },
  changePassword: { typed: "the old and the new password" },
  confirmAccountDeletion: { asks: "client/privacy/privacy.test.tsx" },
  confirmSecondFactor: { back: "endSecondFactor" },
  endSecondFactor: { typed: "a code, below what follows" },
  renewRecoveryCodes: { typed: "a code, below what follows" },
  confirmEmailChange: { back: "requestEmailChange" },
  convertToArtist: { typed: "the name of the artist, in a dialog that says what begins" },
  keepAccount: { back: "requestAccountDeletion" },
  keepAccountByLetter: { back: "requestAccountDeletion" },
  proveEmail: { harmless: "the address is the person's, by a letter" },
  registerFan: { typed: "the whole registration" },
  registerIndee: { typed: "the whole registration" },
  requestAccountDeletion: { typed: "the address; the letter asks before anything is deleted" },
  requestDataExport: { harmless: "a file is collected for the person alone" },
  requestEmailChange: { typed: "the new address and the password" },
  requestEmailProof: { harmless: "a letter to the person's own mailbox" },
  requestPasswordReset: { typed: "the address; the letter asks" },
  resetPassword: { typed: "the new password" },
  revokeOtherSessions: ASKS,
  revokeSession: ASKS,
  setFirstPassword: { typed: "the password" },
  switchWorkspace: { back: "switchWorkspace" },
  updatePreferences: { undo: "updatePreferences" },
  completeOnboarding: { harmless: "what the first steps ask stands in the settings" },
  saveOnboardingStep: { back: "saveOnboardingStep" },
  markAllNotificationsRead: { undo: "undoMarkAllNotificationsRead" },
  markNotificationRead: { back: "markNotificationRead" },
  undoMarkAllNotificationsRead: { back: "markAllNotificationsRead" },

  // Assistants
  sendChatMessage: { typed: "the question" },
  stopReply: { back: "retryReply" },
  retryReply: { harmless: "the answer is written anew from the same question" },
  deleteConversation: ASKS,
  chooseAgent: { back: "chooseAgent" },
  createAgent: { typed: "a whole form" },
  updateAgent: { typed: "the form" },
  deleteAgent: ASKS,
  applyProposal: { undo: "undoProposal" },
  undoProposal: {
    harmless: "what stood before the press stands again, and the assistant can be asked again",
  },
  takeCoverDraft: { undo: "undoCoverDraft" },
  undoCoverDraft: { harmless: "the cover that stood before stands again; the draft can be taken once more" },
  dismissProposal: { harmless: "nothing changes, and the assistant can be asked again" },

  // Discover
  saveCuratedList: { typed: "a whole form" },
  deleteCuratedList: { undo: "saveCuratedList" },
  orderCuratedLists: { back: "orderCuratedLists" },

  // Mailing
  followByMail: { typed: "the address; the letter asks" },
  "POST /mailing/confirm/:token": { back: "POST /mailing/leave/:token" },
  "POST /mailing/leave/:token": { typed: "a press on a page that says what follows, or in the mail program" },
  "POST /mailing/stop/:topic/:token": {
    typed: "a press on a page that says what follows, or in the mail program",
  },

  // Library
  likeTrack: { back: "unlikeTrack" },
  unlikeTrack: { undo: "likeTrack" },
  saveRelease: { back: "unsaveRelease" },
  unsaveRelease: { undo: "saveRelease" },
  followArtist: { back: "unfollowArtist" },
  unfollowArtist: { undo: "followArtist" },
  setFollowLevel: { back: "setFollowLevel" },

  // Plays
  clearListeningHistory: ASKS,
  startPlay: { harmless: "the player may say later what was heard" },
  issuePlaySessions: { harmless: "a saved song may be heard offline and told of later" },
  reportPlays: { harmless: "says what was heard, which stays true" },

  // Player
  savePlayQueue: {
    harmless: "what is heard is kept for other devices; an emptied queue is undone in the player",
  },
  callDevices: { harmless: "nothing changes" },
  answerDevices: { harmless: "nothing changes" },
  handOverQueue: { back: "handOverQueue" },

  // Spots
  saveSpot: { back: "saveSpot" },
  submitSpot: { back: "withdrawSpot" },
  withdrawSpot: { back: "submitSpot" },
  nextSpot: { harmless: "the player asks between two songs" },
  reportSpot: { harmless: "says that a spot was met, which stays true" },

  // Phone
  startPhoneCall: { back: "hangUpCall" },
  startAgentCall: { back: "hangUpCall" },
  hangUpCall: { back: "startPhoneCall" },

  // Plans
  createCheckoutToken: { noScreen: "for programs that open a checkout by POST /api/checkout" },
  openPortal: { harmless: "opens the provider's page, which asks before it changes anything" },
  refreshSubscriptions: { harmless: "reads what the provider knows" },
  startCheckout: { harmless: "opens the provider's page, which asks before it charges anything" },

  // Sales
  sendDisputeEvidence: { typed: "the evidence, in a dialog that says that the bank takes it once" },
  refundSale: ASKS,

  // Splits
  discardSplitSheet: ASKS,
  refuseSplit: { typed: "the reason, which the owners read; who refused may still sign" },
  remindSplitSigner: { harmless: "the same letter once more to whom it was sent before" },
  replaceSplitAddress: { typed: "the address, in a dialog that says that the earlier link ends" },
  saveSplitSheet: { back: "saveSplitSheet" },
  sendSplitSheet: ASKS,
  setAlbumSplit: { back: "setAlbumSplit" },
  signSplit: { typed: "one's name, below everything that is signed" },

  // Payouts
  freezePayouts: { back: "releasePayouts" },
  freezeSharePayouts: { back: "releaseSharePayouts" },
  openPayoutAccount: { harmless: "opens the provider's page, which asks before it keeps anything" },
  refreshPayoutAccount: { harmless: "reads what the provider knows" },
  releasePayouts: { back: "freezePayouts" },
  releaseSharePayouts: { back: "freezeSharePayouts" },
  requestPayout: { typed: "the amount and the password, in a dialog that says where the money goes" },
  setPayoutSchedule: { back: "setPayoutSchedule" },
  saveTaxProfile: { back: "saveTaxProfile" },
  inviteAccountant: { back: "endAccountantLink" },
  // The screen asks first; what is ended is made anew in a moment.
  endAccountantLink: { back: "inviteAccountant" },

  // Studios and teams
  acceptInvitation: { back: "leaveWorkspace" },
  changeMemberRole: { undo: "changeMemberRole" },
  createWorkspace: { back: "deleteWorkspace" },
  deleteWorkspace: ASKS,
  inviteMember: { typed: "the address and the role" },
  leaveWorkspace: ASKS,
  removeMember: ASKS,
  resendInvitation: { harmless: "the same letter once more to whom it was sent before" },
  revokeInvitation: ASKS,
  setMemberOwner: ASKS,
  undeleteWorkspace: { back: "deleteWorkspace" },
  updateBranding: { back: "updateBranding" },
  updateWorkspace: { back: "updateWorkspace" },

  // Profiles
  changeHandle: { typed: "the handle, above which the form says that it stays for 30 days" },
  changeProfilePicture: { undo: "changeProfilePicture" },
  updateProfile: { undo: "updateProfile" },

  // Recordings, credits and files
  archiveTrack: { undo: "restoreTrack" },
  assignIsrcs: { back: "updateTrack" },
  cancelImport: { back: "startImport" },
  changeView: { undo: "changeView" },
  confirmEstimates: { back: "updateTrack" },
  createAssetLink: { back: "revokeAssetLink" },
  createListeningLink: { back: "revokeListeningLink" },
  deleteAsset: { undo: "restoreAsset" },
  deleteView: { undo: "saveView" },
  dismissTagProposals: { undo: "dismissTagProposals" },
  retryUpload: { harmless: "what failed is tried once more" },
  dismissUpload: { harmless: "the file stands where it came from" },
  editAsset: { back: "editAsset" },
  prepareDownload: { harmless: "a file is made for whoever asks" },
  restoreAsset: { back: "deleteAsset" },
  restoreTrack: { back: "archiveTrack" },
  retryTrack: { harmless: "what failed is tried once more" },
  revokeAssetLink: { asks: "e2e/assets.test.tsx" },
  revokeListeningLink: { asks: "e2e/sharing.test.tsx" },
  saveLyrics: { back: "saveLyrics" },
  saveView: { back: "deleteView" },
  saveWork: { back: "saveWork" },
  setAssetAccess: { undo: "setAssetAccess" },
  setContributors: { back: "setContributors" },
  setTrackWorks: { undo: "setTrackWorks" },
  startImport: { asks: "e2e/sheet.test.tsx" },
  updateParty: { back: "updateParty" },
  updateTrack: { back: "updateTrack" },
  updateTracks: { back: "updateTracks" },

  // Releases and their plans
  addMilestone: { back: "deleteMilestone" },
  applyMilestoneTemplate: { back: "deleteMilestone" },
  archiveRelease: { undo: "restoreRelease" },
  cancelPreorder: { undo: "updateRelease" },
  commentOnMilestone: { typed: "the comment, which the team reads" },
  completeMilestone: { undo: "reopenMilestone" },
  createCalendarFeed: ASKS,
  createRelease: { back: "deleteRelease" },
  deleteMilestone: { undo: "restoreMilestone" },
  deleteMilestoneTemplate: { undo: "saveMilestoneTemplate" },
  deleteRelease: ASKS,
  duplicateRelease: { back: "deleteRelease" },
  fixAllSafe: { undo: "updateTrack" },
  fixFinding: { undo: "updateTrack" },
  markReleaseReady: { undo: "reopenRelease" },
  moveRelease: { undo: "moveRelease" },
  releaseNow: ASKS,
  reopenMilestone: { back: "completeMilestone" },
  reopenRelease: { back: "markReleaseReady" },
  restoreMilestone: { back: "deleteMilestone" },
  restoreRelease: { back: "archiveRelease" },
  revokeCalendarFeed: ASKS,
  saveMilestoneTemplate: { back: "deleteMilestoneTemplate" },
  scheduleRelease: { undo: "unscheduleRelease" },
  setReleaseTracks: { back: "setReleaseTracks" },
  skipMilestone: { undo: "reopenMilestone" },
  snoozeMilestone: { back: "snoozeMilestone" },
  undoReleaseNow: { back: "releaseNow" },
  unscheduleRelease: { back: "scheduleRelease" },
  unwaiveFinding: { back: "waiveFinding" },
  updateMilestone: { back: "updateMilestone" },
  updateRelease: { back: "updateRelease" },
  waiveFinding: { back: "unwaiveFinding" },
  withdrawRelease: ASKS,

  // Playlists
  addToPlaylist: { undo: "removeFromPlaylist" },
  createPlaylist: { back: "deletePlaylist" },
  deletePlaylist: ASKS,
  joinPlaylist: { back: "leavePlaylist" },
  leavePlaylist: ASKS,
  movePlaylistItems: { back: "movePlaylistItems" },
  openPlaylistInvitation: { back: "revokePlaylistInvitation" },
  removeFromPlaylist: { undo: "addToPlaylist" },
  removePlaylistCollaborator: ASKS,
  revokePlaylistInvitation: ASKS,
  updatePlaylist: { back: "updatePlaylist" },

  // Reports
  appealReport: { typed: "the appeal, in a dialog that says it can be sent once" },
  reportMusic: { typed: "what is wrong, in a dialog that says what follows" },
  // Work without a network
  restoreOverwritten: { back: "restoreOverwritten" },

  // Searches
  deleteSearch: { undo: "saveSearch" },
  renameSearch: { back: "renameSearch" },
  saveSearch: { back: "deleteSearch" },

  // The administration
  cancelBroadcast: { back: "sendBroadcast" },
  changeUserRole: ASKS,
  changeWorkspaceTier: ASKS,
  createBroadcast: { back: "deleteBroadcast" },
  createFlag: { back: "deleteFlag" },
  createLexiconCategory: { back: "updateLexiconCategory" },
  createTerm: { back: "updateTerm" },
  deleteBroadcast: ASKS,
  deleteFlag: { undo: "createFlag" },
  judgeReport: { back: "judgeReport" },
  judgeSpot: { back: "judgeSpot" },
  importTerms: { asks: "e2e/lexicon.test.tsx" },
  liftUserSuspension: { back: "suspendUser" },
  mergeTerms: { undo: "undoMerge" },
  orderLexiconCategories: { back: "orderLexiconCategories" },
  orderTerms: { back: "orderTerms" },
  reinstateRelease: { noScreen: "asked with a reason, through the API" },
  restoreWorkspace: { back: "suspendWorkspace" },
  retryStripeEvent: { harmless: "what failed is tried once more" },
  retryJob: { harmless: "what failed is tried once more" },
  sendBroadcast: ASKS,
  signOutUser: ASKS,
  suspendUser: ASKS,
  suspendWorkspace: ASKS,
  takeDownRelease: { noScreen: "asked with a reason, through the API" },
  testBroadcast: { harmless: "its writer alone gets it" },
  transferWorkspace: ASKS,
  undoMerge: { back: "mergeTerms" },
  updateBroadcast: { back: "updateBroadcast" },
  updateFlag: { back: "updateFlag" },
  updateLexiconCategory: { undo: "updateLexiconCategory" },
  updatePlatformSetting: { back: "updatePlatformSetting" },
  updateTerm: { undo: "updateTerm" },
  verifyAuditLog: { harmless: "the log is read; that it was is its own entry" },

  // Routes beside GraphQL
  "ALL /webhooks/stripe": { harmless: "Stripe tells what it did; what follows from it is undone there" },
  "POST /_stripe/*": { harmless: "stands in for pages of Stripe, on which no money moves" },
  "ALL /uploads/*": { typed: "the file; new audio for a track is chosen in a dialog that says who hears it" },
  "POST /api/assistants/pictures/:kind": {
    harmless: "the picture is shown once the form is saved that it was chosen for",
  },
  "POST /api/assistants/transcribe": { harmless: "nothing is kept, and its words wait in the message" },
  "POST /api/auth/magic-link/confirm": { back: "POST /api/auth/sign-out" },
  "POST /api/auth/second-factor": { back: "POST /api/auth/sign-out" },
  "POST /api/auth/sign-in/email": { back: "POST /api/auth/sign-out" },
  "POST /api/auth/sign-in/magic-link": { typed: "the address; the letter asks" },
  "POST /api/auth/sign-out": { back: "POST /api/auth/sign-in/email" },
  // Work that was done without a network, as the queue of a device sends it.
  "POST /api/catalog": CARRIES,
  "PUT /api/catalog/:id": CARRIES,
  "DELETE /api/catalog/:id": CARRIES,
  "POST /api/playlists": CARRIES,
  "PUT /api/playlists/:id": CARRIES,
  "DELETE /api/playlists/:id": CARRIES,
  "POST /api/preferences": CARRIES,
  "POST /api/preferences/:key": CARRIES,
  "PUT /api/preferences/:key": CARRIES,
  "POST /api/data/:name": CARRIES,
  "PUT /api/data/:name/:id": CARRIES,
  "DELETE /api/data/:name/:id": CARRIES,
  "POST /api/sync": CARRIES,
  "POST /api/checkout": { harmless: "opens the provider's page, which asks before it charges anything" },
  "POST /api/catalog/imports": { harmless: "the file is checked; startImport carries it out" },
  "POST /api/profile/:kind": { undo: "changeProfilePicture" },
  "POST /api/releases/:id/cover": { typed: "the picture, in a dialog where its square is chosen" },
  "POST /graphql": { harmless: "what it carries is a mutation of this list" },
  "POST /live": { harmless: "it listens" },
};
