/**
 * @generated SignedSource<<45143db0b881c67481a64e359e9e8c57>>
 * @relayHash 3284012b3c7a28a2c89004a1773494c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85f6aa475edc1c2d76a6e322d02dc63f41e8764d4183cc59a7dbb2399b9be88d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85f6aa475edc1c2d76a6e322d02dc63f41e8764d4183cc59a7dbb2399b9be88d",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
