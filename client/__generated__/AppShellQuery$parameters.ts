/**
 * @generated SignedSource<<f053e2c34d362755726c8945e463ac52>>
 * @relayHash 7d863245c827e9bd7b8624df9ee50289
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2242aef0bafa568c87b73a78591999fcd0165323052ad258f67ae3903ee58670

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2242aef0bafa568c87b73a78591999fcd0165323052ad258f67ae3903ee58670",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
