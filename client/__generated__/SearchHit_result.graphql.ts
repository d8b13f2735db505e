/**
 * @generated SignedSource<<41f3a4879f13dd00bc63911ed4dc7f47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "private" | "public" | "unlisted";
import type { FragmentRefs } from "relay-runtime";
export type SearchHit_result$data = {
  readonly __typename: "Artist";
  readonly avatarUrl: string | null | undefined;
  readonly followerCount: number;
  readonly name: string;
  readonly pagePath: string | null | undefined;
  readonly verified: boolean;
  readonly " $fragmentType": "SearchHit_result";
} | {
  readonly __typename: "Post";
  readonly authorName: string;
  readonly createdAt: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "SearchHit_result";
} | {
  readonly __typename: "Product";
  readonly currency: string;
  readonly id: string;
  readonly mediaUrl: string;
  readonly name: string;
  readonly price: number;
  readonly type: string;
  readonly " $fragmentType": "SearchHit_result";
} | {
  readonly __typename: "Release";
  readonly artistNames: ReadonlyArray<string>;
  readonly coverUrl: string;
  readonly date: string | null | undefined;
  readonly id: string;
  readonly pagePath: string | null | undefined;
  readonly title: string;
  readonly trackCount: number;
  readonly " $fragmentType": "SearchHit_result";
} | {
  readonly __typename: "Track";
  readonly artistNames: ReadonlyArray<string>;
  readonly bpm: number | null | undefined;
  readonly coverUrl: string;
  readonly duration: number;
  readonly id: string;
  readonly isOut: boolean | null | undefined;
  readonly key: string | null | undefined;
  readonly title: string;
  readonly visibility: Visibility;
  readonly " $fragmentType": "SearchHit_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "SearchHit_result";
};
export type SearchHit_result$key = {
  readonly " $data"?: SearchHit_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchHit_result">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "artistNames",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverUrl",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pagePath",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchHit_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bpm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visibility",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOut",
          "storageKey": null
        }
      ],
      "type": "Track",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackCount",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v2/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "type": "Release",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "followerCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "verified",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "type": "Artist",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mediaUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "type": "Product",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "type": "Post",
      "abstractKey": null
    }
  ],
  "type": "SearchResult",
  "abstractKey": "__isSearchResult"
};
})();

(node as any).hash = "008abdd90daef6c09effb5f15790e0bc";

export default node;
