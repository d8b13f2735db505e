/**
 * @generated SignedSource<<e54c8285948650cb690827680eccaca8>>
 * @relayHash 396ed02a953a0fb8cdce3b5c1ad58187
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 707088a455c60a377ed77d41ce57993ea29129aa6edadc5ee087ccb68dcf42f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingSectionQuery } from './BillingSectionQuery.graphql';

const node: PreloadableConcreteRequest<BillingSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "707088a455c60a377ed77d41ce57993ea29129aa6edadc5ee087ccb68dcf42f8",
    "metadata": {},
    "name": "BillingSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
