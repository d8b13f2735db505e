/**
 * @generated SignedSource<<1d826070c43e946cc6cccd13ae5cd1f1>>
 * @relayHash bf75eec7061949500ac555c0d5162235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29278f70d774e48882927459f1fb5c2c49a7c8d00662005a4eed91667bfd5de4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29278f70d774e48882927459f1fb5c2c49a7c8d00662005a4eed91667bfd5de4",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
