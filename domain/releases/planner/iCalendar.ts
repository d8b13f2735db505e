/** Octets that a line may hold without its break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const BREAK = "\r\n";

/** One entry of a calendar: a moment, not a span. */
export interface CalendarEvent {
  /** The same for the same thing for ever; everywhere on earth only this. */
  uid: string;
  at: Date;
  summary: string;
  description: string;
  url: string;
  /** Whether it is settled, or only thought of. */
  isFixed: boolean;
  /** Rises with each change of it. */
  sequence: number;
  changedAt: Date;
}

/**
 * A calendar as a file (RFC 5545), times in UTC. It carries nothing of the moment of asking, so that what did not change is
 * the same to the octet: DTSTAMP says when the entry changed last, as it does where no METHOD is given (3.8.7.2).
 */
export function iCalendarOf(name: string, events: readonly CalendarEvent[]): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Levare//Release plan//EN",
    "CALSCALE:GREGORIAN",
    // Two names for the same: RFC 7986, and what calendars read before it.
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ]
    .map((line) => folded(line) + BREAK)
    .join("");
}

function eventLines({ uid, at, summary, description, url, isFixed, sequence, changedAt }: CalendarEvent) {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `DTSTART:${utcTime(at)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    // A URI is not a text: nothing in it is escaped.
    `URL:${url}`,
    `STATUS:${isFixed ? "CONFIRMED" : "TENTATIVE"}`,
    "TRANSP:TRANSPARENT",
    `SEQUENCE:${sequence}`,
    `LAST-MODIFIED:${utcTime(changedAt)}`,
    "END:VEVENT",
  ];
}

/** As 20270312T090000Z. */
function utcTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

// Controls have no place in a text, and a lone carriage return would end the line.
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** A text as a value (3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS, " ")
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");
}

const encoder = new TextEncoder();

/** A line of at most 75 octets, the rest in lines that begin with a space. A character is never cut in two. */
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += `${BREAK} `;
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
