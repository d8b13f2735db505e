/**
 * @generated SignedSource<<6ca1c80bc57da923a52e456b813b9e3c>>
 * @relayHash 55e9d7284677bf88412741020af78230
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75c6afbc59e0431cd05bfbb23a83a037427a91446a8694cb0fb530a50b59f993

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayoutsScreenQuery } from './PayoutsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayoutsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75c6afbc59e0431cd05bfbb23a83a037427a91446a8694cb0fb530a50b59f993",
    "metadata": {},
    "name": "PayoutsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
