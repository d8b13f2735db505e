import { randomUUID } from "node:crypto";
import pg from "pg";

/** A database of its own on a PostgreSQL server on which databases may be made and dropped. */
export async function newTestDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `levare_upgrade_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: String(url), drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
