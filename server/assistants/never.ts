/**
 * What no assistant ever proposes, by why. An assistant opens the screen for it, and the person acts. With `PROPOSABLE` every mutation
 * of the schema: a new one stands in one of the two before it can be asked.
 */
export const NEVER: Readonly<Record<string, readonly string[]>> = {
  "sends something to others": [
    ..."createBroadcast updateBroadcast cancelBroadcast deleteBroadcast sendBroadcast testBroadcast".split(
      " ",
    ),
    ..."commentOnMilestone followByMail inviteAccountant inviteMember remindSplitSigner requestEmailProof".split(
      " ",
    ),
    ..."resendInvitation sendChatMessage sendDisputeEvidence sendSplitSheet startAgentCall startPhoneCall hangUpCall".split(
      " ",
    ),
  ],
  "moves money": [
    ..."createCheckoutToken freezePayouts freezeSharePayouts openPayoutAccount openPortal refreshPayoutAccount".split(
      " ",
    ),
    ..."refreshSubscriptions refundSale releasePayouts releaseSharePayouts requestPayout setPayoutSchedule".split(
      " ",
    ),
    ..."startCheckout saveTaxProfile cancelPreorder".split(" "),
  ],
  "publishes, or takes back what is published": [
    ..."archiveRelease markReleaseReady reinstateRelease releaseNow reopenRelease restoreRelease".split(" "),
    ..."scheduleRelease takeDownRelease undoReleaseNow unscheduleRelease withdrawRelease unwaiveFinding waiveFinding".split(
      " ",
    ),
    ..."saveSpot submitSpot withdrawSpot reportMusic appealReport".split(" "),
  ],
  deletes: [
    ..."archiveTrack clearListeningHistory deleteAsset deleteConversation deleteMilestone deleteMilestoneTemplate".split(
      " ",
    ),
    ..."deletePlaylist deleteRelease deleteSearch deleteView deleteWorkspace discardSplitSheet dismissUpload".split(
      " ",
    ),
    ..."undeleteWorkspace restoreAsset restoreMilestone restoreTrack restoreWorkspace".split(" "),
  ],
  "shares, or says who gets in": [
    ..."acceptInvitation changeMemberRole createAssetLink createCalendarFeed createListeningLink".split(" "),
    ..."endAccountantLink leaveWorkspace removeMember revokeAssetLink revokeCalendarFeed".split(" "),
    ..."joinPlaylist leavePlaylist openPlaylistInvitation removePlaylistCollaborator".split(" "),
    ..."revokePlaylistInvitation".split(" "),
    ..."revokeInvitation revokeListeningLink setAssetAccess setMemberOwner transferWorkspace".split(" "),
  ],
  "signs, or says whose it is": [
    ..."refuseSplit replaceSplitAddress saveSplitSheet setAlbumSplit signSplit".split(" "),
    ..."saveWork setContributors setTrackWorks updateParty".split(" "),
  ],
  "belongs to the account": [
    ..."beginSecondFactor cancelEmailChange changeHandle changePassword confirmAccountDeletion".split(" "),
    ..."confirmEmailChange confirmSecondFactor convertToArtist createWorkspace endSecondFactor".split(" "),
    ..."keepAccount keepAccountByLetter proveEmail registerFan registerIndee renewRecoveryCodes".split(" "),
    ..."requestAccountDeletion requestDataExport requestEmailChange requestPasswordReset".split(" "),
    ..."resetPassword revokeOtherSessions revokeSession setFirstPassword".split(" "),
  ],
  "belongs to whoever runs the platform": [
    ..."changeUserRole changeWorkspaceTier deleteCuratedList orderCuratedLists saveCuratedList createFlag createLexiconCategory createTerm deleteFlag".split(
      " ",
    ),
    ..."importTerms liftUserSuspension mergeTerms orderLexiconCategories orderTerms retryJob".split(" "),
    ..."retryStripeEvent signOutUser suspendUser suspendWorkspace undoMerge updateFlag".split(" "),
    ..."updateLexiconCategory updatePlatformSetting updateTerm verifyAuditLog judgeSpot judgeReport".split(
      " ",
    ),
  ],
  "is the person's own view, or the talk itself": [
    ..."applyProposal changeView chooseAgent completeOnboarding createAgent deleteAgent dismissProposal takeCoverDraft undoCoverDraft updateAgent".split(
      " ",
    ),
    ..."markAllNotificationsRead markNotificationRead renameSearch retryReply saveOnboardingStep".split(" "),
    ..."saveSearch saveView stopReply switchWorkspace undoMarkAllNotificationsRead undoProposal".split(" "),
    ..."updatePreferences prepareDownload startPlay issuePlaySessions reportPlays".split(" "),
    ..."savePlayQueue callDevices answerDevices handOverQueue nextSpot reportSpot".split(" "),
    ..."createPlaylist updatePlaylist addToPlaylist removeFromPlaylist movePlaylistItems".split(" "),
    ..."followArtist unfollowArtist setFollowLevel likeTrack unlikeTrack saveRelease unsaveRelease".split(
      " ",
    ),
  ],
  "no assistant has a use for yet": [
    ..."cancelImport changeProfilePicture confirmEstimates".split(" "),
    ..."dismissTagProposals duplicateRelease editAsset reopenMilestone retryTrack retryUpload saveLyrics".split(
      " ",
    ),
    ..."saveMilestoneTemplate skipMilestone startImport updateBranding updateMilestone".split(" "),
    ..."restoreOverwritten updateProfile updateTracks updateWorkspace".split(" "),
  ],
};
