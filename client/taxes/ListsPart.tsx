import { useLingui } from "@lingui/react/macro";
import { Alert } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { ListsPart_year$key } from "../__generated__/ListsPart_year.graphql.ts";
import { Dac7List } from "./Dac7List.tsx";
import { OssList } from "./OssList.tsx";
import type { FileAt } from "./taxFiles.ts";

/** What tax offices ask for, and who has to tell them. */
export function ListsPart({ year, fileAt }: { year: ListsPart_year$key; fileAt: FileAt }) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment ListsPart_year on TaxYear {
        ...OssList_year
        ...Dac7List_year
      }
    `,
    year,
  );
  return (
    <>
      <Alert variant="light" color="gray" title={t`This is not tax advice`}>
        {t`These lists show what was sold and by which rates. What you have to file depends on where you live and what you sell: show them to an accountant.`}
      </Alert>
      <OssList year={data} fileAt={fileAt} />
      <Dac7List year={data} fileAt={fileAt} />
    </>
  );
}
