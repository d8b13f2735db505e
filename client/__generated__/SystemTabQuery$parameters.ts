/**
 * @generated SignedSource<<98df8f88b964af7eeaafa93f6f59a1f2>>
 * @relayHash b61b8016e0c7e91c356c3568261c5fd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7141e7ae402c4b877f249307dc9f8d8e9c6780101f23cd069844e2492d6318c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemTabQuery } from './SystemTabQuery.graphql';

const node: PreloadableConcreteRequest<SystemTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7141e7ae402c4b877f249307dc9f8d8e9c6780101f23cd069844e2492d6318c7",
    "metadata": {},
    "name": "SystemTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
