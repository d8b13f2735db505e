import { msg } from "@lingui/core/macro";

/**
 * Texts that are born in domain/ or on the server, where English is the text's own name. They stand here once more so
 * that the catalogues hold them under that name; useLiteral finds them there. A test compares them with domain/.
 */
export const LITERALS = [
  // Downloads
  msg({
    id: "The file could not be made. Please try again.",
    message: "The file could not be made. Please try again.",
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
  // Registration and signing in
  msg({
    id: "An unexpected error occurred. Please try again.",
    message: "An unexpected error occurred. Please try again.",
  }),
  msg({ id: "Email and password are required", message: "Email and password are required" }),
  msg({
    id: "Too many attempts. Wait a moment and try again.",
    message: "Too many attempts. Wait a moment and try again.",
  }),
  msg({ id: "Established", message: "Established" }),
  msg({ id: "Professional", message: "Professional" }),
  // Accounts and settings
  msg({
    id: "This link was already used or has expired.",
    message: "This link was already used or has expired.",
  }),
  msg({ id: "A name holds at most 120 characters.", message: "A name holds at most 120 characters." }),
  // Roles in the header
  msg({ id: "Super Admin", message: "Super Admin" }),
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
  // Uploads and tracks
  msg({
    id: "Another track of this workspace already has this ISRC.",
    message: "Another track of this workspace already has this ISRC.",
  }),
  msg({ id: "A track needs a title.", message: "A track needs a title." }),
  msg({ id: "A title holds at most 200 characters.", message: "A title holds at most 200 characters." }),
  msg({ id: "A track needs at least one artist.", message: "A track needs at least one artist." }),
  msg({ id: "A track holds at most 20 artists.", message: "A track holds at most 20 artists." }),
  msg({ id: "Choose a genre from the list.", message: "Choose a genre from the list." }),
  msg({ id: "Choose a mood from the list.", message: "Choose a mood from the list." }),
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
  msg({ id: "Sign in first.", message: "Sign in first." }),
  msg({ id: "Not found", message: "Not found" }),
  // Administration
  msg({
    id: "The head of the audit log that was kept outside of the database was changed.",
    message: "The head of the audit log that was kept outside of the database was changed.",
  }),
  msg({ id: "Nobody has this address.", message: "Nobody has this address." }),
  msg({
    id: "Superadmins are made and unmade from the command line only.",
    message: "Superadmins are made and unmade from the command line only.",
  }),
  // Lexicon
  msg({ id: "A name holds at most 120 characters.", message: "A name holds at most 120 characters." }),
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
  msg({ id: "A file holds at most 10000 rows.", message: "A file holds at most 10000 rows." }),
  msg({
    id: "An artist's name holds at most 120 characters.",
    message: "An artist's name holds at most 120 characters.",
  }),
  msg({ id: "BPM is a whole number from 20 to 300.", message: "BPM is a whole number from 20 to 300." }),
  msg({
    id: "This track is on a release that is out. Say why its audio changes.",
    message: "This track is on a release that is out. Say why its audio changes.",
  }),
];
