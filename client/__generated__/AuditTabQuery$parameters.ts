/**
 * @generated SignedSource<<829a300592c7de21bf4ab6cea37de675>>
 * @relayHash cdecd9ff40e8e5dd0b1c3549e9133cc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e071ea08b75da223f1680a497070af9ace15af41cf1b4f619e10d2ad1a05eb7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditTabQuery } from './AuditTabQuery.graphql';

const node: PreloadableConcreteRequest<AuditTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e071ea08b75da223f1680a497070af9ace15af41cf1b4f619e10d2ad1a05eb7a",
    "metadata": {},
    "name": "AuditTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
