/**
 * @generated SignedSource<<f69c462f7b330b2f1216bb3e7992cdbb>>
 * @relayHash da8ab23f1c24c04924598c79bcc46b51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID addf8579f8ecb91b10431535cf8f1910378316af38912f28d23e7eb6b7d94688

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "addf8579f8ecb91b10431535cf8f1910378316af38912f28d23e7eb6b7d94688",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
