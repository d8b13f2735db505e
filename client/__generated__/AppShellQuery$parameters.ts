/**
 * @generated SignedSource<<ab5da5137f877c7a5744b6b6f0b34c18>>
 * @relayHash 91e6e98e0a0cc206238218d2972d6967
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fec231ae8220332d6ceb8a4ad1e016735c1b9d8b0dcef1059eadf01b030c5e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fec231ae8220332d6ceb8a4ad1e016735c1b9d8b0dcef1059eadf01b030c5e9",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
