import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail server that keeps what it takes, for tests. */
export interface PostOffice {
  url: string;
  letters: { to: string | undefined; mail: string }[];
  /** It answers, and takes nothing. */
  isClosed: boolean;
  /** It takes a letter, and the line is cut before it says so. */
  hangsUp: boolean;
  close(): Promise<void>;
}

export async function openPostOffice(port = 0): Promise<PostOffice> {
  const lines = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      void text(stream).then((mail) => {
        if (office.isClosed) return done(new Error("The post office is closed."));
        office.letters.push({ to: session.envelope.rcptTo[0]?.address, mail });
        if (office.hangsUp) for (const line of lines) line.destroy();
        done();
      });
    },
  });
  server.server.on("connection", (line) => lines.add(line));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters: [],
    isClosed: false,
    hangsUp: false,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  return office;
}
