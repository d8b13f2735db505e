/**
 * @generated SignedSource<<0cf1c2da4633596b217f90af50450abc>>
 * @relayHash 16ba53f8eb7feb17b56c82f223199024
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20e566fe8f3ff7769e8eda75b5735aa9d63156b6beef1076d88aa03a4c68e13e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaysTabQuery } from './PlaysTabQuery.graphql';

const node: PreloadableConcreteRequest<PlaysTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20e566fe8f3ff7769e8eda75b5735aa9d63156b6beef1076d88aa03a4c68e13e",
    "metadata": {},
    "name": "PlaysTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
