const NAMES = ["DATABASE_URL", "DATABASE_REPLICA_URL"] as const;

/** Throws a sentence for the operator, without what stands there: a password may. `pg` takes any word for the path of an address. */
export function checkDatabaseUrls(env: NodeJS.ProcessEnv): void {
  for (const name of NAMES)
    if (env[name] && !isAddress(env[name]))
      throw new Error(
        `${name} has to be an address such as postgres://user:password@127.0.0.1:5432/levare. ` +
          "Signs such as / ? # @ % are written %2F %3F %23 %40 %25 in a password.",
      );
}

function isAddress(url: string): boolean {
  // The folder of a socket, which is no address to others than `pg`.
  if (/^(socket:)?\//.test(url)) return true;
  // Nor is one without a host, which stands behind the question mark.
  return /^postgres(ql)?:\/\//.test(url) && URL.canParse(url.replace("@/", "@localhost/"));
}
