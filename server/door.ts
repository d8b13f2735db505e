import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Configuration } from "./configuration.ts";
import { openHttpServer } from "./httpServer.ts";
import { type StartStep, waitingAnswer } from "./waitingPage.ts";

type Answer = Parameters<typeof openHttpServer>[0];

const DRAIN_MS = 8_000;

/**
 * The address of a server from its first moment. Until the product is handed to it, whoever comes is told what is still being
 * done, and /healthz answers 503.
 */
export class Door {
  readonly #server: Server;
  readonly #host: string;
  readonly #underWay = new Set<StartStep>();
  #answer: Answer = (request) => waitingAnswer(request, this.#underWay);

  /** Listens at once. Rejects where it cannot, a taken port among the reasons (`EADDRINUSE`). */
  static async open({ host, port }: Pick<Configuration, "host" | "port">): Promise<Door> {
    const door = new Door(host);
    await new Promise<void>((resolve, reject) => {
      door.#server.once("error", reject);
      door.#server.listen(port, host, () => resolve());
    });
    return door;
  }

  private constructor(host: string) {
    this.#host = host;
    this.#server = openHttpServer((request, env) => this.#answer(request, env));
  }

  /** Where the port was left to the system, the one it gave. */
  get address(): string {
    return `http://${this.#host}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Names a step to whoever waits, for as long as it takes. */
  async during<T>(step: StartStep, work: Promise<T>): Promise<T> {
    this.#underWay.add(step);
    try {
      return await work;
    } finally {
      this.#underWay.delete(step);
    }
  }

  /** From now on the product answers. */
  handTo(answer: Answer): void {
    this.#answer = answer;
  }

  /** Lets answers under way finish; connections that are still open after the grace are cut. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      const cut = setTimeout(() => this.#server.closeAllConnections(), DRAIN_MS);
      this.#server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      this.#server.closeIdleConnections();
    });
  }
}
