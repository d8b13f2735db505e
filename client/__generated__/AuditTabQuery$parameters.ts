/**
 * @generated SignedSource<<3e3a782908dcbcc3714a835086a7f138>>
 * @relayHash 509133d4ea43851ddcad5c4c805f0ab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baa51737c0a8040e2564b39cd43d4808e76d790bf8cfebf1b6b622e67aa46cc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditTabQuery } from './AuditTabQuery.graphql';

const node: PreloadableConcreteRequest<AuditTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baa51737c0a8040e2564b39cd43d4808e76d790bf8cfebf1b6b622e67aa46cc3",
    "metadata": {},
    "name": "AuditTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
