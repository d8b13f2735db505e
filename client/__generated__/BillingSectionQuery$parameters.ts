/**
 * @generated SignedSource<<9326f8febbd9d7e72e6c725a2852a828>>
 * @relayHash 16401cffefe6362fd930c5dc9c4b283c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 881b158a55e05fb353e9f5c372730602c40404fa9d751dc81e5762acec99c042

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingSectionQuery } from './BillingSectionQuery.graphql';

const node: PreloadableConcreteRequest<BillingSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "881b158a55e05fb353e9f5c372730602c40404fa9d751dc81e5762acec99c042",
    "metadata": {},
    "name": "BillingSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
