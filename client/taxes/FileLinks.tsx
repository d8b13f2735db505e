import { Anchor } from "@mantine/core";

interface Props {
  files: readonly {
    href: string;
    /** What stands on the page: the kind of file. */
    kind: string;
    /** What a screen reader says: which file it is. */
    name: string;
  }[];
}

/** The kinds of files that something can be fetched as. */
export function FileLinks({ files }: Props) {
  return (
    <span className="finances-files">
      {files.map(({ href, kind, name }) => (
        <Anchor key={href} href={href} aria-label={name} download>
          {kind}
        </Anchor>
      ))}
    </span>
  );
}
