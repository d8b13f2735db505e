/**
 * @generated SignedSource<<7a3195cb9b6554c18bf76d1f0afe6ece>>
 * @relayHash 0d82b0d82bf84bf727261377d550ddab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0106c313a38c189616a8108dee1fb10ad7518fbaa2645da92533dfa60c40746b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0106c313a38c189616a8108dee1fb10ad7518fbaa2645da92533dfa60c40746b",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
