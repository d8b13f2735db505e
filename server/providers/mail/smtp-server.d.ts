/** The part of smtp-server that the test of real mail uses; the package brings no types. */
declare module "smtp-server" {
  import type { Server } from "node:net";
  import type { Readable } from "node:stream";

  interface Session {
    envelope: { rcptTo: { address: string }[] };
  }
  export class SMTPServer {
    constructor(options: {
      authOptional: boolean;
      disabledCommands: string[];
      onData(stream: Readable, session: Session, done: (error?: Error) => void): void;
    });
    server: Server;
    listen(port: number, host: string, ready: () => void): void;
    close(done: () => void): void;
  }
}
