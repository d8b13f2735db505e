import { msg } from "@lingui/core/macro";

/**
 * Texts that are born in domain/ or on the server, where English is the text's own name. They stand here once more so
 * that the catalogues hold them under that name; useLiteral finds them there. A test compares them with domain/.
 */
export const LITERALS = [
  // Assets
  msg({
    id: "A picture has at most 100 million pixels.",
    message: "A picture has at most 100 million pixels.",
  }),
  msg({ id: "This file is not a whole PDF.", message: "This file is not a whole PDF." }),
  msg({
    id: "This PDF holds a program or another file. Please export it again without.",
    message: "This PDF holds a program or another file. Please export it again without.",
  }),
  msg({
    id: "This file is not an MP4, MOV or WebM video.",
    message: "This file is not an MP4, MOV or WebM video.",
  }),
  msg({
    id: "This file is no project: accepted are ZIP, 7z, Ableton Live and FL Studio.",
    message: "This file is no project: accepted are ZIP, 7z, Ableton Live and FL Studio.",
  }),
  msg({
    id: "This file is not a PDF, a MIDI file or a picture.",
    message: "This file is not a PDF, a MIDI file or a picture.",
  }),
  msg({ id: "This file is not a PDF or a picture.", message: "This file is not a PDF or a picture." }),
  msg({
    id: "This file also holds a web page, a program or an archive. Please export it again.",
    message: "This file also holds a web page, a program or an archive. Please export it again.",
  }),
  msg({ id: "What this file belongs to is gone.", message: "What this file belongs to is gone." }),
  msg({ id: "Choose what kind of file this is.", message: "Choose what kind of file this is." }),
  msg({
    id: "Your studio keeps 5,000 files. Delete some first.",
    message: "Your studio keeps 5,000 files. Delete some first.",
  }),
  msg({
    id: "This file has 50 versions. Delete it and begin anew.",
    message: "This file has 50 versions. Delete it and begin anew.",
  }),
  msg({ id: "Give it a name.", message: "Give it a name." }),
  msg({ id: "A name has at most 200 characters.", message: "A name has at most 200 characters." }),
  msg({
    id: "The text of a licence has at most 5,000 characters.",
    message: "The text of a licence has at most 5,000 characters.",
  }),
  msg({
    id: "A description has at most 500 characters.",
    message: "A description has at most 500 characters.",
  }),
  msg({ id: "Choose at most 20 tags.", message: "Choose at most 20 tags." }),
  msg({ id: "A tag has at most 40 characters.", message: "A tag has at most 40 characters." }),
  msg({ id: "Its file is not of that kind.", message: "Its file is not of that kind." }),
  msg({ id: "Choose fewer files at once.", message: "Choose fewer files at once." }),
  msg({
    id: "Put it on a track or on a release, not on both.",
    message: "Put it on a track or on a release, not on both.",
  }),
  msg({ id: "A link lasts from 1 to 90 days.", message: "A link lasts from 1 to 90 days." }),
  msg({ id: "A name has at most 100 characters.", message: "A name has at most 100 characters." }),
  msg({
    id: "This file has 50 open links. Close some first.",
    message: "This file has 50 open links. Close some first.",
  }),
  msg({
    id: "Somebody else saved this file first. Your change was not applied.",
    message: "Somebody else saved this file first. Your change was not applied.",
  }),
  msg({ id: "This is part of Pro Artist.", message: "This is part of Pro Artist." }),
  // Downloads
  msg({
    id: "The file could not be made. Please try again.",
    message: "The file could not be made. Please try again.",
  }),
  msg({
    id: "The artist does not give this as a download.",
    message: "The artist does not give this as a download.",
  }),
  msg({
    id: "This format needs a lossless original, and there is none.",
    message: "This format needs a lossless original, and there is none.",
  }),
  msg({
    id: "Other downloads are still being made. Please wait for them.",
    message: "Other downloads are still being made. Please wait for them.",
  }),
  // Tables of tracks
  msg({ id: "Write a number.", message: "Write a number." }),
  msg({ id: 'Write "yes" or "no".', message: 'Write "yes" or "no".' }),
  msg({
    id: "Write seconds, or minutes and seconds such as 1:05.",
    message: "Write seconds, or minutes and seconds such as 1:05.",
  }),
  msg({ id: "Write an amount such as 1.50.", message: "Write an amount such as 1.50." }),
  msg({ id: "This cell cannot be empty.", message: "This cell cannot be empty." }),
  msg({
    id: 'Write "none", "assisted" or "generated".',
    message: 'Write "none", "assisted" or "generated".',
  }),
  msg({ id: "Choose private, unlisted or public.", message: "Choose private, unlisted or public." }),
  msg({ id: "A file holds at most 12 MB.", message: "A file holds at most 12 MB." }),
  msg({ id: "A file holds at most 10000 rows.", message: "A file holds at most 10000 rows." }),
  msg({
    id: "The file has no rows below its headings.",
    message: "The file has no rows below its headings.",
  }),
  msg({
    id: "Choose which column holds the ID, the ISRC, or the title and the artists.",
    message: "Choose which column holds the ID, the ISRC, or the title and the artists.",
  }),
  msg({ id: "Two columns cannot hold the same fact.", message: "Two columns cannot hold the same fact." }),
  msg({
    id: "Another row of this file is about the same track.",
    message: "Another row of this file is about the same track.",
  }),
  msg({ id: "A view needs a name.", message: "A view needs a name." }),
  msg({
    id: "A view's name holds at most 60 characters.",
    message: "A view's name holds at most 60 characters.",
  }),
  msg({ id: "You have a view of this name already.", message: "You have a view of this name already." }),
  msg({
    id: "You can keep 30 views. Delete one first.",
    message: "You can keep 30 views. Delete one first.",
  }),
  msg({
    id: "Somebody else changed this cell meanwhile. Type again to write over it.",
    message: "Somebody else changed this cell meanwhile. Type again to write over it.",
  }),
  msg({ id: "This track is gone.", message: "This track is gone." }),
  msg({ id: "Change at most 500 tracks at once.", message: "Change at most 500 tracks at once." }),
  // Replacing audio
  msg({
    id: "This track is on a release that is out. Say why its audio changes.",
    message: "This track is on a release that is out. Say why its audio changes.",
  }),
  msg({
    id: "The audio of this track cannot be replaced now.",
    message: "The audio of this track cannot be replaced now.",
  }),
  // Releases
  msg({ id: "Say why this may stay as it is.", message: "Say why this may stay as it is." }),
  msg({
    id: "This must be mended; it cannot be left.",
    message: "This must be mended; it cannot be left.",
  }),
  msg({ id: "A release needs a title.", message: "A release needs a title." }),
  msg({
    id: "A release holds at most 20 artists, with at most 120 characters each.",
    message: "A release holds at most 20 artists, with at most 120 characters each.",
  }),
  msg({
    id: "A catalog number holds at most 40 characters.",
    message: "A catalog number holds at most 40 characters.",
  }),
  msg({
    id: "This text holds at most 5,000 characters.",
    message: "This text holds at most 5,000 characters.",
  }),
  msg({ id: "Choose a type from the list.", message: "Choose a type from the list." }),
  msg({ id: "Choose a language from the list.", message: "Choose a language from the list." }),
  msg({ id: "Choose a licence from the list.", message: "Choose a licence from the list." }),
  msg({
    id: "A year is a number from 1900 to next year.",
    message: "A year is a number from 1900 to next year.",
  }),
  msg({ id: "Choose countries from the list.", message: "Choose countries from the list." }),
  msg({
    id: "Name the countries where it may be heard, or those where it may not; never both.",
    message: "Name the countries where it may be heard, or those where it may not; never both.",
  }),
  msg({ id: "A price is 0 or at least 0.50.", message: "A price is 0 or at least 0.50." }),
  msg({
    id: "Name the price before you suggest a higher one.",
    message: "Name the price before you suggest a higher one.",
  }),
  msg({
    id: "What you suggest must not be below the price.",
    message: "What you suggest must not be below the price.",
  }),
  msg({ id: "Choose a day.", message: "Choose a day." }),
  msg({ id: "A time is written like 09:30.", message: "A time is written like 09:30." }),
  msg({
    id: "Ordering ahead must begin before the release itself.",
    message: "Ordering ahead must begin before the release itself.",
  }),
  msg({ id: "Choose the date of the release first.", message: "Choose the date of the release first." }),
  msg({
    id: "The description of the cover holds at most 500 characters.",
    message: "The description of the cover holds at most 500 characters.",
  }),
  msg({
    id: "This release is out. Say why you change it.",
    message: "This release is out. Say why you change it.",
  }),
  msg({ id: "A reason holds at most 500 characters.", message: "A reason holds at most 500 characters." }),
  msg({ id: "Choose who may find it.", message: "Choose who may find it." }),
  msg({ id: "A cover has at most 10 MB.", message: "A cover has at most 10 MB." }),
  msg({
    id: "This file is not a JPEG, PNG or WebP picture, or it is damaged.",
    message: "This file is not a JPEG, PNG or WebP picture, or it is damaged.",
  }),
  msg({
    id: "A cover needs at least 1400 pixels a side.",
    message: "A cover needs at least 1400 pixels a side.",
  }),
  msg({
    id: "A cover has at most 10,000 pixels a side.",
    message: "A cover has at most 10,000 pixels a side.",
  }),
  msg({
    id: "Another release of this studio has this UPC.",
    message: "Another release of this studio has this UPC.",
  }),
  msg({
    id: "Its date is over. Choose one in the future.",
    message: "Its date is over. Choose one in the future.",
  }),
  msg({
    id: "Choose tracks of this studio that are not in the archive.",
    message: "Choose tracks of this studio that are not in the archive.",
  }),
  msg({ id: "A track stands once on a release.", message: "A track stands once on a release." }),
  msg({
    id: "A release holds at most 300 tracks on at most 50 discs.",
    message: "A release holds at most 300 tracks on at most 50 discs.",
  }),
  msg({
    id: "A release that is out keeps at least one track.",
    message: "A release that is out keeps at least one track.",
  }),
  msg({
    id: "Somebody else saved this release first. Your change was not applied.",
    message: "Somebody else saved this release first. Your change was not applied.",
  }),
  msg({
    id: "Only a draft that was never out can be deleted. Archive this release instead.",
    message: "Only a draft that was never out can be deleted. Archive this release instead.",
  }),
  msg({
    id: "This track is on a release that is out. Withdraw the release first.",
    message: "This track is on a release that is out. Withdraw the release first.",
  }),
  // Leaving
  msg({
    id: "Others work in a studio that only you own. Make somebody else its owner first, or delete the studio.",
    message:
      "Others work in a studio that only you own. Make somebody else its owner first, or delete the studio.",
  }),
  // Announcements
  msg({ id: "Give it a title in both languages.", message: "Give it a title in both languages." }),
  msg({
    id: "The title is too long: at most 120 characters.",
    message: "The title is too long: at most 120 characters.",
  }),
  msg({ id: "Write the text in both languages.", message: "Write the text in both languages." }),
  msg({
    id: "The text is too long: at most 1,000 characters.",
    message: "The text is too long: at most 1,000 characters.",
  }),
  msg({
    id: "A link is a path of ours, such as /settings/notifications.",
    message: "A link is a path of ours, such as /settings/notifications.",
  }),
  msg({ id: "Choose the app, a letter, or both.", message: "Choose the app, a letter, or both." }),
  msg({ id: "Choose plans from the list.", message: "Choose plans from the list." }),
  msg({ id: "Choose whom it is for.", message: "Choose whom it is for." }),
  msg({ id: "Choose a moment in the future.", message: "Choose a moment in the future." }),
  msg({ id: "Choose a moment within the next year.", message: "Choose a moment within the next year." }),
  msg({
    id: "Only a draft can be changed. Take it back first.",
    message: "Only a draft can be changed. Take it back first.",
  }),
  msg({
    id: "It has started and cannot be taken back any more.",
    message: "It has started and cannot be taken back any more.",
  }),
  msg({
    id: "Somebody else changed this announcement first. Look at it again.",
    message: "Somebody else changed this announcement first. Look at it again.",
  }),
  // Registration and signing in
  msg({
    id: "Please fill in all required fields and accept the terms.",
    message: "Please fill in all required fields and accept the terms.",
  }),
  msg({ id: "Passwords do not match.", message: "Passwords do not match." }),
  msg({
    id: "Password must be at least 8 characters long.",
    message: "Password must be at least 8 characters long.",
  }),
  msg({ id: "Invalid role for fan registration", message: "Invalid role for fan registration" }),
  msg({ id: "Invalid role for artist registration", message: "Invalid role for artist registration" }),
  msg({ id: "Registration failed. Please try again.", message: "Registration failed. Please try again." }),
  msg({ id: "Registration successful!", message: "Registration successful!" }),
  msg({
    id: "An unexpected error occurred. Please try again.",
    message: "An unexpected error occurred. Please try again.",
  }),
  msg({ id: "Please enter your email address.", message: "Please enter your email address." }),
  msg({ id: "Please enter both email and password.", message: "Please enter both email and password." }),
  msg({ id: "Email and password are required", message: "Email and password are required" }),
  msg({ id: "Invalid credentials", message: "Invalid credentials" }),
  msg({ id: "An error occurred", message: "An error occurred" }),
  msg({ id: "Login failed", message: "Login failed" }),
  msg({
    id: "Too many attempts. Wait a moment and try again.",
    message: "Too many attempts. Wait a moment and try again.",
  }),
  msg({
    id: "This account is suspended. Write to the operator if you think that is a mistake.",
    message: "This account is suspended. Write to the operator if you think that is a mistake.",
  }),
  msg({ id: "Check your email for the magic link!", message: "Check your email for the magic link!" }),
  msg({ id: "Login successful!", message: "Login successful!" }),
  msg({ id: "No user session found", message: "No user session found" }),
  msg({ id: "Authentication failed", message: "Authentication failed" }),
  msg({ id: "Failed to create user account", message: "Failed to create user account" }),
  msg({ id: "Failed to create workspace", message: "Failed to create workspace" }),
  msg({ id: "Failed to update user role", message: "Failed to update user role" }),
  msg({ id: "Just Starting Out", message: "Just Starting Out" }),
  msg({ id: "Emerging Artist", message: "Emerging Artist" }),
  msg({ id: "Established", message: "Established" }),
  msg({ id: "Professional", message: "Professional" }),
  // Accounts and settings
  msg({
    id: "User must be authenticated to convert account",
    message: "User must be authenticated to convert account",
  }),
  msg({ id: "User is already an artist", message: "User is already an artist" }),
  msg({ id: "No user provided", message: "No user provided" }),
  msg({ id: "User already has artist capabilities", message: "User already has artist capabilities" }),
  msg({ id: "Only fans can convert to artists", message: "Only fans can convert to artists" }),
  msg({ id: "User not found", message: "User not found" }),
  msg({
    id: "A text about you holds at most 5000 characters.",
    message: "A text about you holds at most 5000 characters.",
  }),
  msg({ id: "An artist needs a name.", message: "An artist needs a name." }),
  msg({ id: "Choose at most 5 genres.", message: "Choose at most 5 genres." }),
  msg({ id: "Give at most 10 links.", message: "Give at most 10 links." }),
  msg({
    id: "A link begins with https:// and has at most 200 characters.",
    message: "A link begins with https:// and has at most 200 characters.",
  }),
  msg({
    id: "You can switch only between the sides that your account has.",
    message: "You can switch only between the sides that your account has.",
  }),
  msg({
    id: "Choose one of the values that are offered.",
    message: "Choose one of the values that are offered.",
  }),
  msg({ id: "This is not your password.", message: "This is not your password." }),
  msg({
    id: "A password holds at most 128 characters.",
    message: "A password holds at most 128 characters.",
  }),
  msg({
    id: "Choose a password that is not the old one.",
    message: "Choose a password that is not the old one.",
  }),
  msg({
    id: "Your account has a password already. Change it instead.",
    message: "Your account has a password already. Change it instead.",
  }),
  msg({
    id: "Your account has no password yet. Set the first one instead.",
    message: "Your account has no password yet. Set the first one instead.",
  }),
  msg({
    id: "This does not look like an email address.",
    message: "This does not look like an email address.",
  }),
  msg({ id: "This is your address already.", message: "This is your address already." }),
  msg({
    id: "This link was already used or has expired.",
    message: "This link was already used or has expired.",
  }),
  msg({ id: "Tell us your name.", message: "Tell us your name." }),
  msg({ id: "A name holds at most 120 characters.", message: "A name holds at most 120 characters." }),
  // Roles in the header
  msg({ id: "Super Admin", message: "Super Admin" }),
  msg({ id: "Account Owner", message: "Account Owner" }),
  msg({ id: "Administrator", message: "Administrator" }),
  msg({ id: "Artist", message: "Artist" }),
  msg({ id: "Fan", message: "Fan" }),
  msg({ id: "Educator", message: "Educator" }),
  msg({ id: "Collector", message: "Collector" }),
  // Menus
  msg({ id: "Platform", message: "Platform" }),
  msg({ id: "Studio", message: "Studio" }),
  msg({ id: "Admin dashboard", message: "Admin dashboard" }),
  msg({ id: "System", message: "System" }),
  msg({ id: "Platform settings", message: "Platform settings" }),
  msg({ id: "Features", message: "Features" }),
  msg({ id: "Announcements", message: "Announcements" }),
  msg({ id: "Users", message: "Users" }),
  msg({ id: "Workspaces", message: "Workspaces" }),
  msg({ id: "Lexicon", message: "Lexicon" }),
  msg({ id: "Audit log", message: "Audit log" }),
  msg({ id: "Platform analytics", message: "Platform analytics" }),
  msg({ id: "Dashboard", message: "Dashboard" }),
  msg({ id: "Home", message: "Home" }),
  msg({ id: "Catalog", message: "Catalog" }),
  msg({ id: "Tracks", message: "Tracks" }),
  msg({ id: "Albums", message: "Albums" }),
  msg({ id: "Assets", message: "Assets" }),
  msg({ id: "Releases", message: "Releases" }),
  msg({ id: "Overview", message: "Overview" }),
  msg({ id: "Planner", message: "Planner" }),
  msg({ id: "Compliance", message: "Compliance" }),
  msg({ id: "Milestones", message: "Milestones" }),
  msg({ id: "Commerce", message: "Commerce" }),
  msg({ id: "Storefront", message: "Storefront" }),
  msg({ id: "Orders", message: "Orders" }),
  msg({ id: "Pricing", message: "Pricing" }),
  msg({ id: "Community", message: "Community" }),
  msg({ id: "Fan hub", message: "Fan hub" }),
  msg({ id: "Tiers", message: "Tiers" }),
  msg({ id: "Analytics", message: "Analytics" }),
  msg({ id: "Audience", message: "Audience" }),
  msg({ id: "Revenue", message: "Revenue" }),
  msg({ id: "Campaigns", message: "Campaigns" }),
  msg({ id: "Finances", message: "Finances" }),
  msg({ id: "Payouts", message: "Payouts" }),
  msg({ id: "Taxes", message: "Taxes" }),
  msg({ id: "AI team", message: "AI team" }),
  msg({ id: "Settings", message: "Settings" }),
  msg({ id: "Discover", message: "Discover" }),
  msg({ id: "Library", message: "Library" }),
  msg({ id: "Store", message: "Store" }),
  msg({ id: "Profile", message: "Profile" }),
  msg({ id: "Requires Pro", message: "Requires Pro" }),
  msg({ id: "Requires Indee Label", message: "Requires Indee Label" }),
  // Product and prices
  msg({ id: "Release day starts on the upbeat.", message: "Release day starts on the upbeat." }),
  msg({ id: "Save 17%", message: "Save 17%" }),
  // Uploads and tracks
  msg({ id: "The file is empty.", message: "The file is empty." }),
  msg({ id: "The file is larger than 1 GB.", message: "The file is larger than 1 GB." }),
  msg({
    id: "This file is not audio. Accepted are WAV, FLAC, AIFF, MP3, M4A, OGG, Opus.",
    message: "This file is not audio. Accepted are WAV, FLAC, AIFF, MP3, M4A, OGG, Opus.",
  }),
  msg({
    id: "This file is also an archive. Please export the audio again.",
    message: "This file is also an archive. Please export the audio again.",
  }),
  msg({
    id: "This file also holds a web page or a program. Please export the audio again.",
    message: "This file also holds a web page or a program. Please export the audio again.",
  }),
  msg({ id: "This file has no sound in it.", message: "This file has no sound in it." }),
  msg({ id: "The audio is shorter than one second.", message: "The audio is shorter than one second." }),
  msg({ id: "The audio is longer than six hours.", message: "The audio is longer than six hours." }),
  msg({ id: "The file is damaged and cannot be read.", message: "The file is damaged and cannot be read." }),
  msg({
    id: "The sound in this file is stored in a way that cannot be read.",
    message: "The sound in this file is stored in a way that cannot be read.",
  }),
  msg({
    id: "The file is cut off: its end is missing.",
    message: "The file is cut off: its end is missing.",
  }),
  msg({ id: "The tags of this file are too large.", message: "The tags of this file are too large." }),
  msg({
    id: "The file is not where it was received. Please send it again.",
    message: "The file is not where it was received. Please send it again.",
  }),
  msg({ id: "The file took too long to prepare.", message: "The file took too long to prepare." }),
  msg({ id: "The server did not take this file.", message: "The server did not take this file." }),
  msg({ id: "Your plan includes no track uploads.", message: "Your plan includes no track uploads." }),
  msg({ id: "Only artists can upload music.", message: "Only artists can upload music." }),
  msg({
    id: "The file of this track is not where it was kept. Please replace its audio.",
    message: "The file of this track is not where it was kept. Please replace its audio.",
  }),
  msg({
    id: "We could not prepare this track for listening. Please try again.",
    message: "We could not prepare this track for listening. Please try again.",
  }),
  msg({
    id: "Another track of this workspace already has this ISRC.",
    message: "Another track of this workspace already has this ISRC.",
  }),
  msg({ id: "A track needs a title.", message: "A track needs a title." }),
  msg({ id: "A title holds at most 200 characters.", message: "A title holds at most 200 characters." }),
  msg({ id: "A track needs at least one artist.", message: "A track needs at least one artist." }),
  msg({ id: "A track holds at most 20 artists.", message: "A track holds at most 20 artists." }),
  msg({
    id: "An artist's name holds at most 120 characters.",
    message: "An artist's name holds at most 120 characters.",
  }),
  msg({ id: "Choose a genre from the list.", message: "Choose a genre from the list." }),
  msg({ id: "Choose a mood from the list.", message: "Choose a mood from the list." }),
  msg({ id: "BPM is a whole number from 20 to 300.", message: "BPM is a whole number from 20 to 300." }),
  msg({
    id: "Choose one of the 24 keys, such as Am or F#.",
    message: "Choose one of the 24 keys, such as Am or F#.",
  }),
  msg({
    id: "An ISRC has 12 characters, like US-ABC-26-00001.",
    message: "An ISRC has 12 characters, like US-ABC-26-00001.",
  }),
  // Failures of a request
  msg({
    id: "Levare cannot be reached. Check your connection and try again.",
    message: "Levare cannot be reached. Check your connection and try again.",
  }),
  msg({
    id: "The server gave an answer that could not be read.",
    message: "The server gave an answer that could not be read.",
  }),
  msg({ id: "Sign in first.", message: "Sign in first." }),
  msg({ id: "Not found", message: "Not found" }),
  msg({ id: "Something went wrong on our side.", message: "Something went wrong on our side." }),
  // Administration
  msg({
    id: "Say why: the reason is kept in the audit log.",
    message: "Say why: the reason is kept in the audit log.",
  }),
  msg({
    id: "The reason is too long: at most 300 characters.",
    message: "The reason is too long: at most 300 characters.",
  }),
  msg({ id: "The person has this role already.", message: "The person has this role already." }),
  msg({
    id: "The person owns a workspace. Transfer it to somebody else first.",
    message: "The person owns a workspace. Transfer it to somebody else first.",
  }),
  msg({ id: "You cannot suspend yourself.", message: "You cannot suspend yourself." }),
  msg({
    id: "A superadmin is unmade from the command line before being suspended.",
    message: "A superadmin is unmade from the command line before being suspended.",
  }),
  msg({ id: "This person is suspended.", message: "This person is suspended." }),
  msg({
    id: "A workspace belongs to an artist, a manager, a label or an admin.",
    message: "A workspace belongs to an artist, a manager, a label or an admin.",
  }),
  msg({
    id: "The workspace belongs to this person already.",
    message: "The workspace belongs to this person already.",
  }),
  msg({
    id: "A name has 3 to 60 capital letters, digits and underscores.",
    message: "A name has 3 to 60 capital letters, digits and underscores.",
  }),
  msg({
    id: "The description is too long: at most 300 characters.",
    message: "The description is too long: at most 300 characters.",
  }),
  msg({
    id: "The rollout is a whole number from 0 to 100.",
    message: "The rollout is a whole number from 0 to 100.",
  }),
  msg({ id: "Choose roles from the list.", message: "Choose roles from the list." }),
  msg({
    id: "At most 500 people can be named one by one.",
    message: "At most 500 people can be named one by one.",
  }),
  msg({
    id: "The metadata is too long: at most 4,000 characters.",
    message: "The metadata is too long: at most 4,000 characters.",
  }),
  msg({ id: "There is a flag of this name already.", message: "There is a flag of this name already." }),
  msg({
    id: "A flag of the product itself can be switched off, not deleted.",
    message: "A flag of the product itself can be switched off, not deleted.",
  }),
  msg({ id: "The entry is missing.", message: "The entry is missing." }),
  msg({ id: "The entry was changed.", message: "The entry was changed." }),
  msg({ id: 'The part "who" is missing.', message: 'The part "who" is missing.' }),
  msg({ id: 'The part "what" is missing.', message: 'The part "what" is missing.' }),
  msg({ id: 'The part "who" was changed.', message: 'The part "who" was changed.' }),
  msg({ id: 'The part "what" was changed.', message: 'The part "what" was changed.' }),
  msg({
    id: "The chain was made anew: this entry is not the one that was kept outside.",
    message: "The chain was made anew: this entry is not the one that was kept outside.",
  }),
  msg({ id: "A part was blanked without an erasure.", message: "A part was blanked without an erasure." }),
  msg({ id: "The end was cut off.", message: "The end was cut off." }),
  msg({
    id: "The head of the audit log that was kept outside of the database was changed.",
    message: "The head of the audit log that was kept outside of the database was changed.",
  }),
  msg({ id: "Metadata is one JSON object.", message: "Metadata is one JSON object." }),
  msg({ id: "Nobody has this address.", message: "Nobody has this address." }),
  msg({
    id: "Superadmins are made and unmade from the command line only.",
    message: "Superadmins are made and unmade from the command line only.",
  }),
  // Profiles
  msg({
    id: "A handle has 3 to 30 small letters, digits, - or _, and begins and ends with a letter or digit.",
    message:
      "A handle has 3 to 30 small letters, digits, - or _, and begins and ends with a letter or digit.",
  }),
  msg({
    id: "This handle is reserved. Choose another one.",
    message: "This handle is reserved. Choose another one.",
  }),
  msg({
    id: "This handle is taken. Choose another one.",
    message: "This handle is taken. Choose another one.",
  }),
  msg({
    id: "A handle can be changed once in 30 days.",
    message: "A handle can be changed once in 30 days.",
  }),
  msg({ id: "A profile has at most 10 links.", message: "A profile has at most 10 links." }),
  msg({
    id: "A link begins with https:// and names a website.",
    message: "A link begins with https:// and names a website.",
  }),
  msg({ id: "A picture has at most 15 MB.", message: "A picture has at most 15 MB." }),
  msg({
    id: "A picture has at most 50 million pixels.",
    message: "A picture has at most 50 million pixels.",
  }),
  msg({
    id: "This file is not a JPEG, PNG, WebP, AVIF or GIF picture, or it is damaged.",
    message: "This file is not a JPEG, PNG, WebP, AVIF or GIF picture, or it is damaged.",
  }),
  msg({
    id: "This picture is too small: at least 96 pixels a side, please.",
    message: "This picture is too small: at least 96 pixels a side, please.",
  }),
  // Platform settings
  msg({
    id: "New accounts are made by invitation only at the moment.",
    message: "New accounts are made by invitation only at the moment.",
  }),
  msg({ id: "One line, please.", message: "One line, please." }),
  // Lexicon
  msg({ id: "A name is needed.", message: "A name is needed." }),
  msg({ id: "A name holds at most 60 characters.", message: "A name holds at most 60 characters." }),
  msg({
    id: "A name begins with a letter or a digit.",
    message: "A name begins with a letter or a digit.",
  }),
  msg({
    id: "A name holds no semicolon and no line break.",
    message: "A name holds no semicolon and no line break.",
  }),
  msg({
    id: "The English name needs a Latin letter or a digit.",
    message: "The English name needs a Latin letter or a digit.",
  }),
  msg({ id: "A term has at most 50 aliases.", message: "A term has at most 50 aliases." }),
  msg({ id: "A list holds at most 1000 terms.", message: "A list holds at most 1000 terms." }),
  msg({ id: "A file holds at most 4000 rows.", message: "A file holds at most 4000 rows." }),
  msg({
    id: 'The first line names the columns, "list" and "english" among them.',
    message: 'The first line names the columns, "list" and "english" among them.',
  }),
  msg({ id: "The file has this term twice.", message: "The file has this term twice." }),
  msg({
    id: "The list is GENRE, MOOD, INSTRUMENT or LANGUAGE.",
    message: "The list is GENRE, MOOD, INSTRUMENT or LANGUAGE.",
  }),
  msg({ id: 'Active is "yes" or "no".', message: 'Active is "yes" or "no".' }),
  msg({
    id: "A genre stands in one of the categories; this one is missing.",
    message: "A genre stands in one of the categories; this one is missing.",
  }),
  msg({
    id: "A slug has small letters and digits, with single hyphens between them.",
    message: "A slug has small letters and digits, with single hyphens between them.",
  }),
  msg({
    id: "There is a category of this name already.",
    message: "There is a category of this name already.",
  }),
  msg({
    id: "A genre stands in a category, other words do not.",
    message: "A genre stands in a category, other words do not.",
  }),
  msg({
    id: "Only terms of one list can become one.",
    message: "Only terms of one list can become one.",
  }),
  msg({ id: "A page needs a name.", message: "A page needs a name." }),
  msg({ id: "A name holds at most 120 characters.", message: "A name holds at most 120 characters." }),
  msg({ id: "A bio holds at most 5,000 characters.", message: "A bio holds at most 5,000 characters." }),
  msg({ id: "A place holds at most 100 characters.", message: "A place holds at most 100 characters." }),
  msg({
    id: "Your profile was saved somewhere else meanwhile. Your change was not applied.",
    message: "Your profile was saved somewhere else meanwhile. Your change was not applied.",
  }),
  // Recordings and credits
  msg({ id: "A version holds at most 100 characters.", message: "A version holds at most 100 characters." }),
  msg({ id: "A track has at most five moods.", message: "A track has at most five moods." }),
  msg({ id: "Each mood counts once.", message: "Each mood counts once." }),
  msg({ id: "Choose moods from the list.", message: "Choose moods from the list." }),
  msg({ id: "Choose a sub-genre from the list.", message: "Choose a sub-genre from the list." }),
  msg({ id: "Choose instruments from the list.", message: "Choose instruments from the list." }),
  msg({ id: "A track has at most 20 instruments.", message: "A track has at most 20 instruments." }),
  msg({
    id: "Choose a language from the list, or “Instrumental”.",
    message: "Choose a language from the list, or “Instrumental”.",
  }),
  msg({ id: "Choose a country from the list.", message: "Choose a country from the list." }),
  msg({
    id: "A year has four digits and is not in the future.",
    message: "A year has four digits and is not in the future.",
  }),
  msg({
    id: "The owner's name holds at most 120 characters.",
    message: "The owner's name holds at most 120 characters.",
  }),
  msg({
    id: "The licence holds at most 200 characters.",
    message: "The licence holds at most 200 characters.",
  }),
  msg({ id: "Credits hold at most 4000 characters.", message: "Credits hold at most 4000 characters." }),
  msg({
    id: "The preview begins after the track has ended.",
    message: "The preview begins after the track has ended.",
  }),
  msg({
    id: "Free plays are a whole number from 0 to 1000.",
    message: "Free plays are a whole number from 0 to 1000.",
  }),
  msg({
    id: "A price is 0, or at least 0.50 and at most 10,000.",
    message: "A price is 0, or at least 0.50 and at most 10,000.",
  }),
  msg({
    id: "The suggested price is at least the lowest price.",
    message: "The suggested price is at least the lowest price.",
  }),
  msg({ id: "Set a lowest price first; it may be 0.", message: "Set a lowest price first; it may be 0." }),
  msg({ id: "Answer for all five parts, or for none.", message: "Answer for all five parts, or for none." }),
  msg({ id: "Choose another track of this studio.", message: "Choose another track of this studio." }),
  msg({ id: "That track comes from this one already.", message: "That track comes from this one already." }),
  msg({ id: "Choose one of the three.", message: "Choose one of the three." }),
  msg({ id: "Lyrics hold at most 20,000 characters.", message: "Lyrics hold at most 20,000 characters." }),
  msg({ id: "Lyrics hold at most 1000 lines.", message: "Lyrics hold at most 1000 lines." }),
  msg({ id: "Every line needs a time.", message: "Every line needs a time." }),
  msg({ id: "A line begins before the one above it.", message: "A line begins before the one above it." }),
  msg({
    id: "A line begins after the track has ended.",
    message: "A line begins after the track has ended.",
  }),
  msg({ id: "Everybody credited needs a name.", message: "Everybody credited needs a name." }),
  msg({
    id: "Somebody of this name is in the studio already.",
    message: "Somebody of this name is in the studio already.",
  }),
  msg({ id: "Choose a role from the list.", message: "Choose a role from the list." }),
  msg({ id: "The same name has the same role twice.", message: "The same name has the same role twice." }),
  msg({ id: "A track holds at most 100 credits.", message: "A track holds at most 100 credits." }),
  msg({ id: "A work needs a title.", message: "A work needs a title." }),
  msg({
    id: "The title of a work holds at most 200 characters.",
    message: "The title of a work holds at most 200 characters.",
  }),
  msg({
    id: "A share is from 0 to 100 %, with two decimals at most.",
    message: "A share is from 0 to 100 %, with two decimals at most.",
  }),
  msg({ id: "Choose what each writer wrote.", message: "Choose what each writer wrote." }),
  msg({ id: "The same writer is listed twice.", message: "The same writer is listed twice." }),
  msg({ id: "A work holds at most 50 writers.", message: "A work holds at most 50 writers." }),
  msg({ id: "The shares add up to more than 100 %.", message: "The shares add up to more than 100 %." }),
  msg({ id: "A recording holds at most 20 works.", message: "A recording holds at most 20 works." }),
  msg({
    id: "A prefix has two letters and three letters or digits, like QZ-ABC.",
    message: "A prefix has two letters and three letters or digits, like QZ-ABC.",
  }),
  msg({
    id: "An ISWC has a T and ten digits, like T-034.524.680-1. One of these is wrong.",
    message: "An ISWC has a T and ten digits, like T-034.524.680-1. One of these is wrong.",
  }),
  msg({
    id: "An IPI name number has eleven digits. One of these is wrong or missing.",
    message: "An IPI name number has eleven digits. One of these is wrong or missing.",
  }),
  msg({
    id: "An ISNI has sixteen characters, like 0000 0001 2150 090X. One of these is wrong.",
    message: "An ISNI has sixteen characters, like 0000 0001 2150 090X. One of these is wrong.",
  }),
  msg({
    id: "Another work of this workspace already has this ISWC.",
    message: "Another work of this workspace already has this ISWC.",
  }),
  msg({
    id: "Your studio has no ISRC prefix yet. Enter the one your agency gave you in the settings.",
    message: "Your studio has no ISRC prefix yet. Enter the one your agency gave you in the settings.",
  }),
  msg({
    id: "This year's 99999 codes of your prefix are used up.",
    message: "This year's 99999 codes of your prefix are used up.",
  }),
  msg({
    id: "Somebody else saved this track first. Your change was not applied.",
    message: "Somebody else saved this track first. Your change was not applied.",
  }),
  msg({ id: "A step needs a title.", message: "A step needs a title." }),
  msg({ id: "A title holds at most 160 characters.", message: "A title holds at most 160 characters." }),
  msg({
    id: "A step lies at most 730 days before or after the release.",
    message: "A step lies at most 730 days before or after the release.",
  }),
  msg({
    id: "A checklist holds at most 30 points, with at most 200 characters each.",
    message: "A checklist holds at most 30 points, with at most 200 characters each.",
  }),
  msg({
    id: "A step reminds at most five times, up to 60 days before.",
    message: "A step reminds at most five times, up to 60 days before.",
  }),
  msg({ id: "Write something first.", message: "Write something first." }),
  msg({
    id: "A comment holds at most 2,000 characters.",
    message: "A comment holds at most 2,000 characters.",
  }),
  msg({
    id: "Choose a day after today, within a year.",
    message: "Choose a day after today, within a year.",
  }),
  msg({ id: "A release holds at most 100 steps.", message: "A release holds at most 100 steps." }),
  msg({ id: "Choose somebody from your team.", message: "Choose somebody from your team." }),
  msg({
    id: "A step waits for other steps of the same plan.",
    message: "A step waits for other steps of the same plan.",
  }),
  msg({
    id: "These steps would wait for each other in a circle.",
    message: "These steps would wait for each other in a circle.",
  }),
  msg({
    id: "It waits for another step. Finish that one first, or skip it.",
    message: "It waits for another step. Finish that one first, or skip it.",
  }),
  msg({ id: "A template needs a name.", message: "A template needs a name." }),
  msg({
    id: "The name of a template holds at most 80 characters.",
    message: "The name of a template holds at most 80 characters.",
  }),
  msg({
    id: "This studio has a template of this name already.",
    message: "This studio has a template of this name already.",
  }),
  msg({
    id: "A studio keeps at most 30 templates. Delete one first.",
    message: "A studio keeps at most 30 templates. Delete one first.",
  }),
  msg({ id: "A template needs at least one step.", message: "A template needs at least one step." }),
  msg({
    id: "Each step of a template has a key of its own.",
    message: "Each step of a template has a key of its own.",
  }),
  msg({
    id: "Somebody else saved this step first. Your change was not applied.",
    message: "Somebody else saved this step first. Your change was not applied.",
  }),
  msg({ id: "This step is in the plan again already.", message: "This step is in the plan again already." }),
];
