/** What a strict reader finds in a calendar: the values of each entry by their names, texts as they were meant. */
export interface ReadCalendar {
  name: string;
  events: Record<string, string>[];
}

const TEXTS = ["UID", "SUMMARY", "DESCRIPTION", "NAME"];
const LINE = /^([A-Z-]+)((?:;[A-Z-]+=[^;:,"]+)*):(.*)$/s;

/**
 * Reads a calendar by the letter of RFC 5545, for tests: every line ends with CRLF and holds at most 75 octets, every block
 * that opens closes, what must stand once stands once. Throws on anything else.
 */
export function readICalendar(file: string): ReadCalendar {
  if (!file.endsWith("\r\n")) throw new Error("The last line does not end.");
  const physical = file.slice(0, -2).split("\r\n");
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`A break that is no CRLF: ${line}`);
    const octets = new TextEncoder().encode(line).length;
    if (octets > 75) throw new Error(`${octets} octets: ${line}`);
    if (line.includes("\uFFFD")) throw new Error(`A character was cut in two: ${line}`);
  }
  const lines = physical.join("\n").replaceAll("\n ", "").split("\n");
  const open: string[] = [];
  const events: Record<string, string>[] = [];
  const calendar: Record<string, string> = {};
  for (const line of lines) {
    const [, name, , value] = LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`Not a line of a calendar: ${line}`);
    if (name === "BEGIN") {
      open.push(value);
      if (value === "VEVENT") events.push({});
    } else if (name === "END") {
      if (open.pop() !== value) throw new Error(`${value} ends without having begun.`);
    } else {
      const block = open.at(-1) === "VEVENT" ? events.at(-1)! : calendar;
      if (name in block) throw new Error(`${name} stands twice.`);
      block[name] = TEXTS.includes(name) ? meant(value) : value;
    }
  }
  if (open.length > 0) throw new Error(`${open.join(", ")} does not end.`);
  for (const name of ["VERSION", "PRODID"]) if (!calendar[name]) throw new Error(`No ${name}.`);
  for (const event of events)
    for (const name of ["UID", "DTSTAMP", "DTSTART"]) if (!event[name]) throw new Error(`No ${name}.`);
  if (new Set(events.map(({ UID }) => UID)).size < events.length) throw new Error("A UID stands twice.");
  return { name: calendar.NAME!, events };
}

function meant(value: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) throw new Error(`Signs that are not escaped: ${value}`);
  return value.replace(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
}
