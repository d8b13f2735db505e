import { whyUnusable } from "./whyUnusable.ts";

const ADDRESS = "postgres://anna:letme@db.example/levare";

/** As PostgreSQL, the network and `pg` say it. */
const failed = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

test.each([
  [failed('password authentication failed for user "anna"', "28P01"), 'another password of the user "anna"'],
  [
    failed("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"),
    'another password of the user "anna"',
  ],
  [failed('role "anna" does not exist', "28000"), 'does not let the user "anna" of DATABASE_URL in'],
  [failed('database "levare" does not exist', "3D000"), 'There is no database "levare" at db.example:5432.'],
  [failed("sorry, too many clients already", "53300"), "takes no more connections"],
  [failed("the database system is starting up", "57P03"), "Start again in a moment."],
  [failed("permission denied for schema public", "42501"), "Make that user its owner."],
  [failed("cannot execute CREATE TABLE in a read-only transaction", "25006"), "DATABASE_REPLICA_URL"],
  [failed("timeout exceeded when trying to connect"), "db.example:5432, where DATABASE_URL says"],
  [failed("connect EHOSTUNREACH 10.0.0.1:5432", "EHOSTUNREACH"), "cannot be reached"],
  [failed("The server does not support SSL connections"), "do not agree on encryption"],
  [failed("self-signed certificate", "DEPTH_ZERO_SELF_SIGNED_CERT"), "do not agree on encryption"],
  [failed("Connection terminated unexpectedly"), "is no PostgreSQL server or hangs up"],
])("%s is told in one line that holds no password", (error, why) => {
  const said = whyUnusable(ADDRESS, error);
  expect(said).toContain(why);
  expect(said).not.toMatch(/letme|\n/);
});

test("what is wrong with our own statements is not the operator's", () => {
  expect(whyUnusable(ADDRESS, failed('relation "tracks" does not exist', "42P01"))).toBeUndefined();
  expect(
    whyUnusable(ADDRESS, failed("canceling statement due to statement timeout", "57014")),
  ).toBeUndefined();
  expect(
    whyUnusable(ADDRESS, failed("ENOENT: no such file or directory, scandir 'migrations'", "ENOENT")),
  ).toBeUndefined();
});
