const IMPORT = /^import (type )?\{([^}]*)\} from "@tabler\/icons-react";/gm;
const PACKAGE = "@tabler/icons-react/dist/esm/icons";

/**
 * Asks for each icon by the file that it is in: the package's own door opens all 6,000, for every test file anew, and to compile them
 * takes nearly as long as all else that a page loads. The lines stay where they are. The build leaves out by itself what nobody asks for.
 */
export const singleIcons = (source: string): string =>
  source.replace(IMPORT, (statement: string, isOfTypes: string | undefined, names: string) =>
    isOfTypes
      ? statement
      : names.split(",").map(importOf).join("") + "\n".repeat(statement.split("\n").length - 1),
  );

function importOf(listed: string): string {
  const [, name, local = name] = /^(?!type )(\w+)(?: as (\w+))?$/.exec(listed.trim()) ?? [];
  // Types, and the comma at the end.
  return name ? `import ${local} from "${PACKAGE}/${name}.mjs";` : "";
}
