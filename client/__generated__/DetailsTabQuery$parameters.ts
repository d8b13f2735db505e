/**
 * @generated SignedSource<<37d35cf5128dcc17c6e0895449b266f2>>
 * @relayHash bcdd8ffff2073c67a4e822570fb96f7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af4ea9a7f1ffbabb472490bcffcb5ad283d90d0febb6a304dbc8ab304bd563c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsTabQuery } from './DetailsTabQuery.graphql';

const node: PreloadableConcreteRequest<DetailsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af4ea9a7f1ffbabb472490bcffcb5ad283d90d0febb6a304dbc8ab304bd563c4",
    "metadata": {},
    "name": "DetailsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
