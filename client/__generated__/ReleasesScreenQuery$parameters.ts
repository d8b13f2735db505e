/**
 * @generated SignedSource<<a15b435535887a11367a9d3db149ed13>>
 * @relayHash 5a7fdacfa92ed45d24aa7e50efc40d13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6263fad64c0e15f9be8b6bb68c3e61f2c24ad6f4d5a198733c8fd79b5a6de6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleasesScreenQuery } from './ReleasesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleasesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6263fad64c0e15f9be8b6bb68c3e61f2c24ad6f4d5a198733c8fd79b5a6de6d",
    "metadata": {},
    "name": "ReleasesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
