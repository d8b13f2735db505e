/** What assistants say of plans, songs, rights and agreements. */
export const ANSWER_LETTERS = {
  "assistants.answer.notTicked":
    "You did not let me look at that. Ask a colleague, or tick it in my settings on the page of the AI team.",
  "assistants.answer.unknown": "I did not understand that, and I would rather not guess. These I can answer:",
  "assistants.answer.whichOne": "Which of the two do you mean?",
  "assistants.answer.notMeant": "Not what I meant",
  "assistants.answer.perhaps": "Perhaps one of these?",
  "assistants.answer.nothingElse":
    "I have no other reading of it. Say it in other words, or choose one of these.",
  "assistants.answer.notInPlan": "That is not part of your plan, so I cannot see it.",
  "assistants.answer.noStudio": "For that you need a studio of your own.",
  "assistants.answer.nothingRead": "I could not read that just now. Please ask again.",
  "assistants.answer.onlyNewest":
    "I looked at the newest {looked, number} of {all, number}. What lies further back is not counted here.",
  "assistants.answer.more": "… and {count, number} more",
  "assistants.answer.looking": "Looking at {name}",
  "assistants.answer.lookingAtStudio": "Looking at your studio",
  "assistants.answer.byPerson":
    "You do that yourself; I opened nothing and changed nothing. Here is the page.",
  "assistants.answer.askAgent": "Ask {name}",
  "assistants.answer.notBuilt":
    "Levare does not count that yet, so I have no figures. I will not make any up.",
  "assistants.answer.none": "None. All in order.",
  "assistants.answer.noRelease": "You have no release that I could look at.",
  "assistants.answer.noTrack": "Which song? Name it, or ask on its page.",
  "assistants.answer.stepLine": "{step} ({release}), {day}{who}",
  "assistants.answer.stepChecks": "{step}, {done, number} of {all, number} ticked",
  "assistants.answer.nothingToday": "Nothing is due today. This comes next:",
  "assistants.answer.nothingPlanned": "No step of a plan is open.",
  "assistants.answer.lateCount": "{count, plural, one {# step is late.} other {# steps are late.}}",
  "assistants.answer.nothingLate": "Nothing is late.",
  "assistants.answer.nextRelease": "{release} comes out on {day} at {time}.",
  "assistants.answer.noNextRelease": "No release has a date ahead.",
  "assistants.answer.missingIn": "{release} ({day}) still lacks:",
  "assistants.answer.missingInUndated": "{release} has no date and still lacks:",
  "assistants.answer.missingNothing": "{release} has everything.",
  "assistants.answer.partIsrcs":
    "{count, plural, one {the ISRC of # song} other {the ISRCs of # songs}}: {titles}",
  "assistants.answer.found": "Here it is: {name}.",
  "assistants.answer.notFound": "I found nothing of that name among your music.",
  "assistants.answer.counts":
    "You have {tracks, plural, one {# song} other {# songs}} and {releases, plural, one {# release} other {# releases}}.",
  "assistants.answer.abilities":
    "I read your own music, dates and books, and say where each figure is from. I change nothing by myself. Try one of these:",
  "assistants.answer.addTask":
    "A step belongs to the plan of a release. Choose the release; the step is written on its page.",
  "assistants.answer.addTaskTo": "This would be the new step of {release}.",
  "assistants.answer.completeTask": "Steps are ticked in the plan.",
  "assistants.answer.moveRelease":
    "{release} is set for {day}. A new date is chosen on its page, where you see what else it moves.",
  "assistants.answer.moveUndated": "{release} has no date yet. It is chosen on its page.",
  "assistants.answer.moveBy": "A week later would be {day}.",
  "assistants.answer.moveFrom": "{release} is set for {day} so far.",
  "assistants.answer.moveFirst": "{release} has no date yet.",
  "assistants.answer.planFrom":
    "{release} comes out on {day}: {count, plural, one {# step} other {# steps}}, each on the day that its work has to be done by.",
  "assistants.answer.planStep": "{day}: {step}",
  "assistants.answer.planLate":
    "That is {days, plural, =0 {this very day} one {# day away} other {# days away}}, too late for the usual day of {count, plural, one {# step} other {# steps}}: {steps}. Here they are drawn together from today on.",
  "assistants.answer.planStanding":
    "{count, plural, one {# step stands in its plan already and stays as it is.} other {# steps stand in its plan already and stay as they are.}}",
  "assistants.answer.planWhole": "{release} comes out on {day}, and its plan has every step already.",
  "assistants.answer.planNoDay":
    "I count the steps back from the day it comes out. Say the day and the month.",
  "assistants.answer.planPast": "{day} is over. Say a day ahead.",
  "assistants.answer.planIsOut": "{release} is out already.",
  "assistants.answer.planWhich": "Which release is to come out on {day}?",
  "assistants.answer.planAsked": "Plan {release} for {day}",
  "assistants.answer.members":
    "{count, plural, one {# person works} other {# people work}} in this studio: {names}.",
  "assistants.answer.writers": "{title}: {writers}",
  "assistants.answer.writersNone": "{title} names no writers yet.",
  "assistants.answer.share": "{name} {share, number} %",
  "assistants.answer.shareOpen": "{name}, no share yet",
  "assistants.answer.adds": "{title} adds up to {sum, number} %; {open, number} % are open.",
  "assistants.answer.allAdd": "All shares add up.",
  "assistants.answer.isrcOf": "{title}: {isrc}",
  "assistants.answer.isrcNone": "{title} has no ISRC. I never make one up.",
  "assistants.answer.isrcsMissing": "{count, plural, one {# song has} other {# songs have}} no ISRC:",
  "assistants.answer.isrcsAll": "All songs have an ISRC.",
  "assistants.answer.assignIsrcs":
    "{count, plural, one {# song} other {# songs}} would get one from your own prefix.",
  "assistants.answer.upcIs": "The UPC of {release} is {upc}.",
  "assistants.answer.upcNone": "{release} has no UPC. Ask your distributor for one; I never make one up.",
  "assistants.answer.upcsMissing": "{count, plural, one {# release has} other {# releases have}} no UPC:",
  "assistants.answer.disclaimer": "A starting point, not legal advice. Have a lawyer read it.",
  "assistants.answer.sheetOf": "For {title} I would write, from its credits:",
  "assistants.answer.clauseWork": "Work: {title}",
  "assistants.answer.clauseWriter": "{name}: {share, number} %",
  "assistants.answer.clauseSigns": "Signatures and date: [____]",
  "assistants.answer.clauseRecording": "Recording: {title}, ISRC {isrc}",
  "assistants.answer.clauseUse": "Use, territory, term: [____]",
  "assistants.answer.clauseFee": "Fee: [____]",
  "assistants.answer.clauseProducer": "Producer: {name}",
  "assistants.answer.clauseUnknown": "Producer: [____]",
  "assistants.answer.clauseRoyalty": "Fee and points: [____]",
  "assistants.answer.explainMechanical":
    "A mechanical royalty is what songwriters get each time their song is copied: pressed, downloaded, streamed.",
  "assistants.answer.explainMaster":
    "The master is the recording and belongs to whoever made it. Publishing is the song itself and belongs to its writers. Each earns by itself.",
  "assistants.answer.explainIsrc":
    "An ISRC names one recording, in every shop and for life. A UPC names one release as a product.",
  "assistants.answer.explainPro":
    "A PRO collects for songwriters when their songs are performed: radio, concerts, streams. Neighbouring rights do the same for those on the recording.",
} as const;
