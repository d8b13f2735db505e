/**
 * @generated SignedSource<<232fa43524948a0c98595e9bcb76ca39>>
 * @relayHash e2c5651bb8a2f7803678a8b423de72b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b59be5e18cf714aae3269998cdb579b3c6f96674ee1868d1589b0255b9219c5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsTabQuery } from './NotificationsTabQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b59be5e18cf714aae3269998cdb579b3c6f96674ee1868d1589b0255b9219c5b",
    "metadata": {},
    "name": "NotificationsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
