import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import type { ProfileProducts_profile$key } from "../__generated__/ProfileProducts_profile.graphql.ts";
import type { ProfileProductsPaginationQuery } from "../__generated__/ProfileProductsPaginationQuery.graphql.ts";
import { Cover } from "../ui/Cover.tsx";
import { PagedSection } from "./PagedSection.tsx";

/** What an artist sells; nothing where there is nothing. */
export function ProfileProducts({ profile: profileRef }: { profile: ProfileProducts_profile$key }) {
  const { t, i18n } = useLingui();
  const { data, ...page } = usePaginationFragment<
    ProfileProductsPaginationQuery,
    ProfileProducts_profile$key
  >(
    graphql`
      fragment ProfileProducts_profile on Profile
      @refetchable(queryName: "ProfileProductsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 8 }, after: { type: "String" }) {
        products(first: $first, after: $after) @connection(key: "ProfileProducts_products") {
          edges {
            node {
              id
              name
              price
              currency
              inventory
              mediaUrl
            }
          }
        }
      }
    `,
    profileRef,
  );
  if (data.products.edges.length === 0) return null;
  return (
    <PagedSection id="profile-store" title={t`Store`} more={t`Show more of the store`} page={page}>
      <ul className="lv-shelf">
        {data.products.edges.map(({ node: { id, name, price, currency, inventory, mediaUrl } }) => (
          <li key={id}>
            <article className="lv-release">
              <Cover src={mediaUrl} alt="" />
              <strong>{name}</strong>
              <span>{inventory === 0 ? t`Sold out` : formatMoney(price, currency, i18n.locale)}</span>
            </article>
          </li>
        ))}
      </ul>
    </PagedSection>
  );
}
