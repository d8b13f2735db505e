/**
 * @generated SignedSource<<656aac3f9c63417f0e1dbbc8afc4a6a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceStatus = "attention" | "blocked" | "ok";
export type FindingSeverity = "blocker" | "info" | "warning";
export type FindingSubjectKind = "cover" | "party" | "release" | "track" | "work";
export type FixedPart = "artists" | "cLine" | "isrc" | "pLine" | "title";
import type { Params } from "../../domain/words/refusal";
import type { FragmentRefs } from "relay-runtime";
export type FindingGroups_release$data = {
  readonly compliance: {
    readonly blockers: number;
    readonly findings: ReadonlyArray<{
      readonly autoFix: {
        readonly changes: ReadonlyArray<{
          readonly after: string | null | undefined;
          readonly before: string | null | undefined;
          readonly part: FixedPart;
        }>;
      } | null | undefined;
      readonly findingId: string;
      readonly fixLabel: {
        readonly code: string;
        readonly message: string;
        readonly params: Params;
      };
      readonly fixPath: string;
      readonly isWaivable: boolean;
      readonly message: {
        readonly code: string;
        readonly message: string;
        readonly params: Params;
      };
      readonly severity: FindingSeverity;
      readonly subject: {
        readonly kind: FindingSubjectKind;
        readonly name: string;
      };
      readonly waiver: {
        readonly byName: string | null | undefined;
        readonly reason: string;
      } | null | undefined;
    }>;
    readonly safeFixes: ReadonlyArray<{
      readonly changes: ReadonlyArray<{
        readonly after: string | null | undefined;
        readonly before: string | null | undefined;
        readonly part: FixedPart;
      }>;
      readonly subject: {
        readonly kind: FindingSubjectKind;
        readonly name: string;
        readonly nodeId: string;
      };
    }>;
    readonly status: ComplianceStatus;
    readonly warnings: number;
  } | null | undefined;
  readonly id: string;
  readonly privateFields: {
    readonly readiness: number;
  } | null | undefined;
  readonly " $fragmentType": "FindingGroups_release";
};
export type FindingGroups_release$key = {
  readonly " $data"?: FindingGroups_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"FindingGroups_release">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "params",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "PartChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "part",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FindingGroups_release",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrivateReleaseFields",
      "kind": "LinkedField",
      "name": "privateFields",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readiness",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Compliance",
      "kind": "LinkedField",
      "name": "compliance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blockers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warnings",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComplianceFinding",
          "kind": "LinkedField",
          "name": "findings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "findingId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "severity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FindingSubject",
              "kind": "LinkedField",
              "name": "subject",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Text",
              "kind": "LinkedField",
              "name": "message",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fixPath",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Text",
              "kind": "LinkedField",
              "name": "fixLabel",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AutoFix",
              "kind": "LinkedField",
              "name": "autoFix",
              "plural": false,
              "selections": [
                (v3/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isWaivable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Waiver",
              "kind": "LinkedField",
              "name": "waiver",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "byName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SafeFix",
          "kind": "LinkedField",
          "name": "safeFixes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FindingSubject",
              "kind": "LinkedField",
              "name": "subject",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nodeId",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};
})();

(node as any).hash = "99b1a784d49a2153e3db768be056f6ac";

export default node;
